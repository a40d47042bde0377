/** Writes the command that repeats a case. */
import { quote } from '../exchange/curl.ts';
import { isPacked } from '../reading/locate.ts';
import type { CheckOptions } from './options.ts';

const COMMAND = isPacked ? 'contract-check' : 'npm run check --';

/** Returns the command with every flag that affects requests and verdicts, but without accounts: reports must not show credentials. */
export function replayOf(caseId: string, options: CheckOptions, seed: number): string {
  // Options in check.yaml are not repeated.
  const configuration = options.configuration;
  const flags = {
    target: options.target,
    simulator: options.simulator,
    service: options.services,
    operation: options.operations,
    tag: options.tags,
    include: options.include === configuration?.include ? undefined : options.include,
    exclude: options.exclude === configuration?.exclude ? undefined : options.exclude,
    'no-conventions': options.conventions === false,
    exact: options.exact,
    strict: options.strict,
    codes: options.codes,
    'time-limit': options.timeLimitMs === undefined ? undefined : `${options.timeLimitMs}ms`,
    config: configuration?.file,
    contracts: options.contracts === configuration?.contracts ? undefined : options.contracts,
    'allow-refs': options.allowed,
    envelope: options.envelopeFile,
    overlay: options.overlays === configuration?.overlays ? undefined : options.overlays,
    writes: configuration?.writes ? undefined : options.writes,
    journeys: options.journeys,
    sequences: options.sequences,
    cases: options.cases,
    seed,
    replay: caseId,
  };
  return [COMMAND, ...Object.entries(flags).flatMap(([name, value]) => wordsOf(name, value))].join(' ');
}

type Value = string | number | boolean | readonly string[] | undefined;

function wordsOf(name: string, value: Value): string[] {
  if (value === undefined || value === false) return [];
  if (value === true) return [`--${name}`];
  return [value].flat().map((each) => `--${name} ${word(String(each))}`);
}

/** Returns a text as one shell word, without quotes where it needs none. */
const word = (text: string): string => (/^[\w.,:/@%+=-]+$/.test(text) ? text : quote(text));
