// @ts-check
/**
 * `node tools/launch/together.mjs SCRIPT…`: runs scripts of package.json side by side, says what each has said, one after the other,
 * and fails where one has failed.
 */
import { capture } from './run.mjs';

const outcomes = await Promise.all(
  process.argv.slice(2).map((script) => capture(`npm run --silent ${script}`)),
);
for (const { output } of outcomes) if (output.trim() !== '') console.log(output.trim());
process.exitCode = outcomes.some(({ code }) => code !== 0) ? 1 : 0;
