/** Everything that a run needs, made from its options. */
import type { Rules } from '../checks/check.ts';
import { CannotRun } from '../cli/cannotRun.ts';
import { readCodes, translator } from '../contract/codes.ts';
import { bundled, loadFormats } from '../contract/locate.ts';
import type { Contract } from '../contract/read.ts';
import { readContracts } from '../contract/read.ts';
import type { Operation } from '../contract/types.ts';
import { makeValidators } from '../contract/validators.ts';
import type { Client } from '../exchange/client.ts';
import { makeClient } from '../exchange/client.ts';
import type { CheckOptions, Judging } from '../options.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { sessionsOf } from '../sessions/sessionsOf.ts';
import type { Selection } from './select.ts';
import { select } from './select.ts';
import type { Sender } from './send.ts';
import { makeSender } from './send.ts';

export interface RunContext extends Selection {
  readonly options: CheckOptions;
  readonly seed: number;
  readonly cases: number;
  readonly concurrency: number;
  /** `performance.now()` after which nothing more is sent. */
  readonly deadline: number;
  readonly contracts: readonly Contract[];
  /** Reads whose answers tell what the target holds. */
  readonly neighbours: readonly Operation[];
  readonly rules: Rules;
  readonly client: Client;
  readonly sessions: Sessions;
  readonly sender: Sender;
}

const CASES = 10;
const CONCURRENCY = 16;
const SIGNING_KEY = 'portal';

export async function makeRunContext(options: CheckOptions): Promise<RunContext> {
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 31);
  const concurrency = options.concurrency ?? CONCURRENCY;
  const contracts = readContracts(options.contracts ?? bundled.folder);
  const selection = select(contracts, options);
  const rules = await rulesOf(options);
  const client = makeClient(targetOf(options.target), concurrency);
  const sessions = sessionsOf({ ...options, seed }, client);
  const key = options.signingKey ?? SIGNING_KEY;
  const sender = makeSender({ client, sessions, rules, key });
  const deadline = options.budgetMs === undefined ? Infinity : performance.now() + options.budgetMs;
  const neighbours = neighboursOf(contracts, selection, options);
  return {
    ...selection,
    options,
    seed,
    cases: options.cases ?? CASES,
    concurrency,
    deadline,
    contracts,
    neighbours,
    rules,
    client,
    sessions,
    sender,
  };
}

export async function rulesOf({ exact, strict, codes, timeLimitMs }: Judging): Promise<Rules> {
  return {
    validators: makeValidators(await loadFormats(bundled)),
    translate: translator(codes === undefined ? {} : readCodes(codes)),
    exact: exact === true,
    strict: strict === true,
    ...(timeLimitMs !== undefined && { timeLimit: timeLimitMs }),
  };
}

/** The simulator is one provider; elsewhere a service may stand alone. */
function neighboursOf(
  contracts: readonly Contract[],
  { operations }: Selection,
  { simulator }: CheckOptions,
): Operation[] {
  const services = new Set(operations.map(({ service }) => service));
  return contracts
    .filter(({ service }) => simulator || services.has(service))
    .flatMap((contract) => contract.operations);
}

export function targetOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CannotRun(`--target ${text} is no http or https address`);
  return url;
}
