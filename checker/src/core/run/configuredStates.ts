/**
 * Tests the states in check.yaml: each is reached, its rows are tested, and the backend is reset. They run in
 * sequence, since a backend has one state.
 */
import { CannotRun } from '../base/cannotRun.ts';
import { isObject } from '../base/object.ts';
import type { KeptValues } from '../base/values.ts';
import { withKeptValues } from '../base/values.ts';
import { stateRefused } from '../checks/codes/state-refused.ts';
import type { StateOf } from '../config/configuration.ts';
import { operationNamed } from '../config/steps.ts';
import { flattened } from '../contract/flattened.ts';
import type { ErrorRow, Operation, Payload } from '../contract/types.ts';
import type { Login } from '../exchange/ask.ts';
import { loginOf } from '../exchange/ask.ts';
import type { Headers } from '../exchange/headers.ts';
import { isUnreached } from '../exchange/sessions.ts';
import type { Sent } from '../judging/sent.ts';
import type { Case, Trigger } from '../plan/case.ts';
import { caseOf } from '../plan/case.ts';
import { candidates } from '../requests/candidates.ts';
import { filledUp, placed } from '../requests/placed.ts';
import type { RunContext } from './context.ts';
import { explore } from './explore.ts';
import type { Observations } from './observations.ts';

/** Maximum number of requests per row. */
const AT_MOST = 40;
/** Number of parallel requests that read the data of the backend. */
const EXPLORERS = 4;

/** A row to be tested. */
interface Wanted {
  readonly operation: Operation;
  readonly row: ErrorRow;
}

/** Runs every state of check.yaml that has a row of a selected operation. */
export async function runConfiguredStates(context: RunContext, observations: Observations): Promise<void> {
  const { configuration, replay } = context.options;
  for (const state of configuration?.states ?? []) {
    const wanted = state.rows
      .map((text) => rowNamed(text, state, context))
      .filter(({ operation }) => context.operations.includes(operation))
      .filter(({ operation, row }) => replay === undefined || replay === idOf(operation, row, state));
    if (wanted.length > 0) await inState(state, wanted, context, observations);
  }
}

const nameOf = (row: ErrorRow, { name }: StateOf): string => `${row.code}:${name}`;

const idOf = (operation: Operation, row: ErrorRow, state: StateOf): string =>
  `${operation.address}/state/${nameOf(row, state).replaceAll(' ', '-')}`;

/** Resets the backend, reaches the state, tests its rows, and resets the backend again. */
async function inState(
  state: StateOf,
  wanted: readonly Wanted[],
  context: RunContext,
  observations: Observations,
): Promise<void> {
  const { steps, sessions, options } = context;
  const reset = options.configuration?.reset ?? [];
  const login = loginOf(state.as ?? 'parent');
  await steps.run(reset);
  const headers = await sessions.open({ login });
  if (isUnreached(headers)) {
    for (const { operation, row } of wanted) observations.coverage.missed(operation, row, headers.why);
    return;
  }
  // If each session has its own data, the steps must run in the session of the account.
  const kept = await reach(state, context.sessions.isolated ? headers : {}, context);
  if (kept instanceof CannotRun) {
    observations.unreachable.push(kept);
    observations.leftOut.push(`the state '${state.name}', which is not reached: ${kept.message}`);
    for (const { operation, row } of wanted) observations.coverage.missed(operation, row, kept.message);
    return;
  }
  for (const one of wanted) await meet(one, state, kept, login, context, observations);
  await steps.run(state.reset, kept);
  await steps.run(reset);
}

/** Runs the steps to a state. @returns the kept values, or the reason that the backend does not reach it: the other states still run */
async function reach(
  state: StateOf,
  session: Headers,
  { steps }: RunContext,
): Promise<KeptValues | CannotRun> {
  try {
    return await steps.run(state.reach, {}, session);
  } catch (error) {
    if (error instanceof CannotRun) return error;
    throw error;
  }
}

/** Sends requests in a state until the backend refuses one with the code of the row. */
async function meet(
  { operation, row }: Wanted,
  state: StateOf,
  kept: KeptValues,
  login: Login,
  context: RunContext,
  observations: Observations,
): Promise<void> {
  const given = await requestsFor(operation, state, kept, context);
  // A wrong request may lack a required member on purpose.
  const isWrong = row.when === 'request-invalid';
  const requests = isWrong ? given : given.map((payload) => filledUp(operation, payload));
  let last: Sent | undefined;
  for (const payload of requests) {
    const only = requests.length === 1;
    const one: Case = caseOf(operation, triggerOf(row), nameOf(row, state), {
      // The account of the state calls itself, even where the administrator would call in its place.
      ask: { payload, login, ...(state.as !== undefined && { isNamed: true }) },
      // A single request must be refused with exactly this code. Of several requests, one is enough.
      expect: only ? { kind: 'refused', row: confirmedRow(row) } : { kind: 'answered', unless: row },
    });
    const answer = await context.sender.send({ ...one, id: idOf(operation, row, state) });
    if ('why' in answer) return observations.coverage.missed(operation, row, answer.why);
    observations.saw(answer);
    observations.coverage.met(answer, row);
    last = answer;
    if (answer.exchange.verdict.code === row.code) return;
  }
  const why = `none of ${requests.length} requests met it in the state '${state.name}' of check.yaml`;
  observations.coverage.missed(operation, row, why);
  if (last && requests.length > 1) observations.missed(stateRefused, row, why, last);
}

/** Returns the trigger of the case. The steps in check.yaml make the target fail, so the failure is a state. */
const triggerOf = ({ when }: ErrorRow): Trigger => (when === 'fault' ? 'state' : when);

/** Returns a row without its mark as assumed, because the team states it itself. */
function confirmedRow({ provenance: _, ...row }: ErrorRow): ErrorRow {
  return row;
}

/** Returns the one request of `with`, else valid requests with the data that the parent reads. */
async function requestsFor(
  operation: Operation,
  state: StateOf,
  kept: KeptValues,
  context: RunContext,
): Promise<Payload[]> {
  if (state.with) {
    const payload = withKeptValues(state.with, kept, `${context.seed} ${state.name}`);
    return isObject(payload) ? [placed(operation, ownMembers(operation, payload, state))] : [];
  }
  const headers = await context.sessions.open({ login: 'parent' });
  if (isUnreached(headers)) return [];
  const pool = await explore(context.neighbours, headers, context.sender, EXPLORERS);
  return candidates(operation, pool, context.rules.validators).slice(0, AT_MOST);
}

/** Returns the members of a `with` that the operation has, if several rows and so several operations may share it. */
function ownMembers(operation: Operation, payload: Payload, { rows }: StateOf): Payload {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const body = properties[operation.bodyMember ?? ''] ?? {};
  const inner = flattened(body, operation.schemas).properties ?? {};
  const takesAnyMember = Object.keys(properties).length === 0 && operation.transport !== 'none';
  if (rows.length < 2 || takesAnyMember) return payload;
  return Object.fromEntries(Object.entries(payload).filter(([name]) => name in properties || name in inner));
}

/** @throws CannotRun if check.yaml names an operation or row that the contracts lack */
function rowNamed(text: string, { name, as }: StateOf, { contracts, options }: RunContext): Wanted {
  const file = options.configuration?.file ?? 'check.yaml';
  const [, id = '', code = ''] = /^(\S+)\s+(\S+)$/.exec(text.trim()) ?? [];
  const operation = operationNamed(id, contracts);
  if (!operation)
    throw new CannotRun(
      `${file}: states.${name}: '${text}' should read like 'createOrder 409'; there is no operation '${id}'`,
    );
  const found = operation.errors.find((row) => row.code === code);
  if (found) return { operation, row: found };
  throw new CannotRun(
    `${file}: states.${name}: ${operation.id} has no ${code} in its error table (${operation.errors.map((row) => row.code).join(', ')}): add it to the contract or in an overlay${as === undefined || as === 'parent' ? '' : `, when: wrong-role`}`,
  );
}
