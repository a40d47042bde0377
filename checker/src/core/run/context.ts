/** Builds the context of a run from its options. */
import { CannotRun } from '../base/cannotRun.ts';
import type { Accounts } from '../config/accounts.ts';
import { makeAccounts } from '../config/accounts.ts';
import type { Configuration } from '../config/configuration.ts';
import { CONFIGURATION } from '../config/configuration.ts';
import { withExamples } from '../config/examples.ts';
import type { Steps } from '../config/steps.ts';
import { makeSteps } from '../config/steps.ts';
import { readCodes, translator } from '../contract/codes.ts';
import type { Operation } from '../contract/types.ts';
import { makeValidators } from '../contract/validators.ts';
import type { Client } from '../exchange/client.ts';
import { makeClient } from '../exchange/client.ts';
import { rateLimited } from '../exchange/rateLimit.ts';
import type { Sessions } from '../exchange/sessions.ts';
import type { Hooks } from '../hooks/hooks.ts';
import { makeHooks } from '../hooks/hooks.ts';
import type { Check, Rules } from '../judging/check.ts';
import { bundled, loadFormats } from '../reading/locate.ts';
import type { Contract } from '../reading/read.ts';
import { readContracts } from '../reading/read.ts';
import { withValidExamples } from '../reading/validExamples.ts';
import { recordingClient } from '../recording/harFile.ts';
import { givenSecrets } from '../report/secrets.ts';
import { Askers } from '../sessions/askers.ts';
import { configuredSessions } from '../sessions/configured.ts';
import { sessionsOf } from '../sessions/sessionsOf.ts';
import { withRules } from '../statedRules/stated.ts';
import type { CheckOptions, Judging } from './options.ts';
import type { Selection } from './select.ts';
import { select } from './select.ts';
import type { Sender } from './send.ts';
import { makeSender } from './send.ts';

export interface RunContext extends Selection {
  readonly options: CheckOptions;
  /** Seed of every generated value. The same seed makes the same requests. */
  readonly seed: number;
  /** Number of generated requests per operation. */
  readonly cases: number;
  /** Maximum number of parallel requests. */
  readonly concurrency: number;
  /** Returns whether no more requests are sent: the time is over, or the run was stopped, by a signal or by its first finding. */
  readonly isOver: () => boolean;
  readonly contracts: readonly Contract[];
  /** Operations, writes among them, whose reads show the data of the target. */
  readonly neighbours: readonly Operation[];
  readonly rules: Rules;
  readonly client: Client;
  readonly sessions: Sessions;
  readonly sender: Sender;
  readonly askers: Askers;
  /** Runs the steps of check.yaml. */
  readonly steps: Steps;
  /** Returns the credentials of the accounts in check.yaml, and those that logins have issued. */
  readonly handedOut: () => readonly string[];
}

/** Default number of generated requests per operation. */
const CASES = 10;
/** Default number of parallel requests. */
const CONCURRENCY = 16;
/** Default key of signatures. */
const SIGNING_KEY = 'portal';

/**
 * Returns the number of parallel requests: as many as the rate limit allows per second, so that few wait at the
 * end.
 */
const widthOf = (intervalMs = 0): number =>
  Math.max(1, Math.min(CONCURRENCY, Math.floor(1000 / Math.max(1, intervalMs))));

/**
 * Reads the contracts, and prepares everything that a run needs.
 *
 * @param checks every check of the run
 * @param hasFinding returns whether a finding fails the run
 */
export async function makeRunContext(
  options: CheckOptions,
  checks: readonly Check[],
  hasFinding: () => boolean,
): Promise<RunContext> {
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 31);
  const concurrency = options.concurrency ?? widthOf(options.intervalMs);
  const rules = await rulesOf(options, checks);
  const given = options.configuration ?? NO_CONFIGURATION;
  const shown = withExamples(contractsOf(options), given);
  const contracts = withRules(shown, given.rules ?? {}, given.file).map((contract) =>
    withValidExamples(contract, rules.validators),
  );
  const selection = select(contracts, options);
  const origin = originOf(targetOf(options.target), contracts);
  // The recording hides the secrets of accounts, and the accounts need the client.
  const known = { handedOut: (): readonly string[] => [] };
  const client = clientOf(options, origin, concurrency, () => known.handedOut());
  const { configuration } = options;
  const hooks = await makeHooks(configuration?.hooks ?? [], configuration?.file ?? CONFIGURATION);
  const { sessions, steps, handedOut } = connectionsOf({ ...options, seed }, contracts, client, hooks);
  known.handedOut = handedOut;
  const key = options.signingKey ?? SIGNING_KEY;
  const askers = new Askers({ hasAdmin: options.configuration?.accounts['admin'] !== undefined });
  const sender = makeSender({ client, sessions, rules, key, hooks, askers });
  const deadline = options.budgetMs === undefined ? Infinity : performance.now() + options.budgetMs;
  const isOver = (): boolean =>
    performance.now() > deadline ||
    options.isStopped?.() === true ||
    (options.failFast === true && hasFinding());
  const neighbours = neighboursOf(contracts, selection, options);
  return {
    ...selection,
    options: { ...options, target: origin.href.replace(/\/$/, '') },
    seed,
    cases: options.cases ?? CASES,
    concurrency,
    isOver,
    contracts,
    neighbours,
    rules,
    client,
    sessions,
    sender,
    askers,
    steps,
    handedOut,
  };
}

/** Builds a client with the options: a rate limit, and a HAR. */
function clientOf(
  options: CheckOptions,
  origin: URL,
  sockets: number,
  handedOut: () => readonly string[],
): Client {
  const plain = makeClient(origin, sockets, options.connection);
  const client = options.intervalMs === undefined ? plain : rateLimited(plain, options.intervalMs);
  if (options.saveHar === undefined) return client;
  const secrets = (): string[] => [...givenSecrets(options), ...handedOut()];
  return recordingClient(client, options.saveHar, origin.href, secrets, options.secretNames ?? []);
}

/** Returns the contracts of a run with the settings of the caller. */
export function contractsOf(options: Judging): readonly Contract[] {
  const { contracts, envelope, overlays, allowed, secretNames = [] } = options;
  const reading = {
    ...(envelope && { envelope }),
    ...(overlays && { overlays }),
    ...(allowed && { allowed }),
  };
  const read = options.read ?? readContracts(contracts ?? bundled.folder, reading);
  if (secretNames.length === 0) return read;
  return read.map((contract) => ({
    ...contract,
    operations: contract.operations.map((operation) => ({
      ...operation,
      secrets: [...operation.secrets, ...secretNames],
    })),
  }));
}

/** Returns the origin of a target without the base path of the contracts, which is added later. */
function originOf(target: URL, contracts: readonly Contract[]): URL {
  const base = target.pathname.replace(/\/$/, '');
  const all = contracts.flatMap(({ operations }) => operations);
  if (base === '' || !all.every(({ url }) => url.startsWith(`${base}/`))) return target;
  return new URL(target.origin);
}

/** Stands for a check.yaml if there is none. */
const NO_CONFIGURATION: Configuration = {
  file: 'check.yaml',
  overlays: [],
  writes: false,
  accounts: {},
  reset: [],
  states: [],
  private: [],
  journeys: [],
  secrets: [],
};

/** Creates sessions and steps, from check.yaml or from the command line. */
function connectionsOf(
  options: CheckOptions,
  contracts: readonly Contract[],
  client: Client,
  hooks: Hooks,
): Pick<RunContext, 'sessions' | 'steps' | 'handedOut'> {
  const configuration = options.configuration ?? NO_CONFIGURATION;
  const accounts: Accounts = makeAccounts({
    configuration,
    given: { ...options.auth },
    tokenHeader: tokenHeaderOf(contracts),
    tokenScheme: tokenSchemeOf(contracts),
    send: (step, headers) => steps.send(step, headers),
  });
  const steps: Steps = makeSteps({ configuration, contracts, client, hooks, headersOf: accounts.headers });
  const sessions = options.configuration
    ? configuredSessions({ configuration, accounts, steps, seed: options.seed ?? 0 })
    : sessionsOf(options, client);
  return { sessions, steps, handedOut: accounts.secrets };
}

/** Returns the header if all authenticated operations take a key in the same one. */
function tokenHeaderOf(contracts: readonly Contract[]): string | undefined {
  const wanted = contracts
    .flatMap(({ operations }) => operations)
    .flatMap(({ credentials = [] }) =>
      credentials.map(({ in: place, name }) => (place === 'header' ? name : undefined)),
    );
  const [header, ...others] = new Set(wanted);
  return others.length > 0 ? undefined : header;
}

/** Returns the scheme of a header such as Authorization, unless it is `Basic`. */
const tokenSchemeOf = (contracts: readonly Contract[]): string | undefined =>
  contracts
    .flatMap(({ operations }) => operations)
    .flatMap(({ credentials = [] }) => credentials)
    .find(({ in: place, scheme }) => place === 'header' && scheme !== undefined && scheme !== 'Basic')
    ?.scheme;

/** Returns what the responses of a run are judged by. */
export async function rulesOf(
  { exact, strict, codes, timeLimitMs }: Judging,
  checks: readonly Check[],
): Promise<Rules> {
  return {
    checks,
    validators: makeValidators(await loadFormats(bundled)),
    translate: translator(codes === undefined ? {} : readCodes(codes)),
    exact: exact === true,
    strict: strict === true,
    ...(timeLimitMs !== undefined && { timeLimit: timeLimitMs }),
  };
}

/** Returns the operations whose reads may show data of the target. A target with scenarios is one provider; elsewhere a service may stand alone. */
function neighboursOf(
  contracts: readonly Contract[],
  { operations, excluded }: Selection,
  { simulator, configuration }: CheckOptions,
): Operation[] {
  const services = new Set(operations.map(({ service }) => service));
  return contracts
    .filter(({ service }) => simulator || configuration?.scenarios !== undefined || services.has(service))
    .flatMap((contract) => contract.operations)
    .filter((operation) => !excluded.has(operation));
}

/** @throws CannotRun if the text is no http or https address */
export function targetOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CannotRun(`--target ${text} is no http or https address`);
  return url;
}
