/**
 * Sets the commit from which the package was built. Otherwise the health operation would report the commit of the
 * repository in which the package is installed.
 */
import { readFileSync } from 'node:fs';

const facts = new URL('../../../portal/dist/build.json', import.meta.url);
const { commit } = JSON.parse(readFileSync(facts, 'utf8')) as { commit: string };
process.env['SIM_COMMIT'] ||= commit.slice(0, 8);
