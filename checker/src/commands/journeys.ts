/** `check journeys JOURNEY… --out FILE`: writes journeys as one Arazzo 1.0 file. */
import { writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stringify } from 'yaml';
import type { Flags } from '../cli/args.ts';
import { judgingOf } from '../cli/options.ts';
import { CannotRun } from '../core/base/cannotRun.ts';
import { messageOf } from '../core/base/messageOf.ts';
import { configurationAt } from '../core/config/configuration.ts';
import { isAddress } from '../core/contract/openapi/downloads.ts';
import { arazzoOf } from '../core/journeys/arazzo/writeArazzo.ts';
import { journeysAt, readJourneys } from '../core/journeys/named/readJourneys.ts';
import { bundled } from '../core/reading/locate.ts';
import { contractsOf } from '../core/run/context.ts';

/**
 * Writes journeys as an Arazzo file.
 *
 * @param names files and folders of journeys; without any, those of check.yaml. Without these and without own contracts, the
 *   bundled ones
 * @returns the exit code
 */
export function journeysCommand(names: readonly string[], flags: Flags): number {
  const { out } = flags;
  if (out === undefined) throw new CannotRun('--out FILE: where is the Arazzo file to be written?');
  const configuration = configurationAt(flags.config);
  const judging = judgingOf(flags, configuration);
  const sources = names.length > 0 ? names : (configuration?.journeys ?? []);
  const journeys =
    judging.contracts === undefined && sources.length === 0 ? readJourneys() : sources.flatMap(journeysAt);
  if (journeys.length === 0)
    throw new CannotRun('which journeys? Name files or folders of them, or journeys: in check.yaml');
  const path = judging.contracts ?? bundled.folder;
  const url = isAddress(path) ? path : relative(dirname(out), path) || '.';
  const { document, extendedSteps, leftOut } = arazzoOf(journeys, contractsOf(judging), url);
  try {
    writeFileSync(
      out,
      out.endsWith('.json') ? `${JSON.stringify(document, null, 2)}\n` : stringify(document),
    );
  } catch (error) {
    throw new CannotRun(`cannot write --out ${out}: ${messageOf(error)}`);
  }
  console.log(`${out} written: ${journeys.length - leftOut.length} workflows`);
  if (extendedSteps > 0)
    console.log(
      `  ${extendedSteps} steps have parts that Arazzo cannot express: see x-contract-check in the file`,
    );
  for (const name of leftOut)
    console.log(`  ${name} is left out: it calls an operation that the contracts do not have`);
  return 0;
}
