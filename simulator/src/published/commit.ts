/** Names the commit that the package was built from. Without it, health would ask git for the commit of the user's own repository. */
import { readFileSync } from 'node:fs';

const facts = new URL('../../../portal/dist/build.json', import.meta.url);
const { commit } = JSON.parse(readFileSync(facts, 'utf8')) as { commit: string };
process.env['SIM_COMMIT'] ||= commit.slice(0, 8);
