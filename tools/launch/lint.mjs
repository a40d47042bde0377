// @ts-check
/** `npm run lint`: runs the linter, the format check and the check for unused code in parallel, then prints their output. */
import './requireNode.mjs';
import { capture } from './run.mjs';

const commands = ['oxlint', 'oxfmt --check', 'knip --no-progress --cache --cache-location .cache/knip'];
const outcomes = await Promise.all(commands.map((command) => capture(command)));
for (const { output } of outcomes) if (output.trim() !== '') console.log(output.trim());
process.exitCode = outcomes.some(({ code }) => code !== 0) ? 1 : 0;
