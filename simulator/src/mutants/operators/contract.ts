/** Faults of a backend with another contract. */
import type { ErrorObject, ValidateFunction } from 'ajv';
import type { ErrorRow } from '#generated/runtime/facts.ts';
import { parsed } from '../../json/parsed.ts';
import { codeOf } from '../../server/steps/wrap.ts';
import type { Operation } from '../../services/catalogue.ts';
import type { Mutation } from '../mutant.ts';

type Change = (operation: Operation) => Operation;

/** Request check of a mutated contract. */
type Demand = (value: unknown, ours: ValidateFunction) => boolean;

export const writtenFor =
  (change: Change): Mutation =>
  (sound) =>
  (operation, ...rest) =>
    sound(change(operation), ...rest);

/** Accepts requests that the contract refuses; the response is not checked either. */
export const demanding = (demand: Demand): Mutation =>
  writtenFor((operation) => ({
    ...operation,
    request: validator((value) => demand(value, operation.request)),
    response: validator(() => true),
  }));

/** Ignores these keywords of JSON Schema. */
export const overlooking = (...keywords: readonly string[]): Mutation =>
  demanding(
    (value, ours) => ours(value) || (ours.errors ?? []).every(({ keyword }) => keywords.includes(keyword)),
  );

/** Refuses valid requests too. */
export const refusing = (refused: (input: Readonly<Record<string, unknown>>) => boolean): Mutation =>
  writtenFor((operation) => ({
    ...operation,
    request: validator(
      (value) => operation.request(value) && !refused(value as Readonly<Record<string, unknown>>),
      () => operation.request.errors ?? [unwelcome],
    ),
  }));

/** Removes matching rows of the error table, so the check never happens. */
export const without = (fits: (row: ErrorRow) => boolean): Mutation =>
  writtenFor((operation) => ({ ...operation, errors: operation.errors.filter((row) => !fits(row)) }));

/**
 * Checks a condition too early: where the contract answers `code`, it answers the result of `change` if that is
 * `instead`. Effects of the second run are undone.
 */
export const preferring =
  (code: string, instead: string, change: Change): Mutation =>
  (sound) =>
  async (operation, incoming, sessionId, simulator) => {
    const sent = await sound(operation, incoming, sessionId, simulator);
    if (receivedCode(operation, sent.body) !== code) return sent;
    const before = await simulator.sessions.current(sessionId);
    const other = await sound(change(operation), incoming, sessionId, simulator);
    await simulator.sessions.replace(before);
    return receivedCode(operation, other.body) === instead ? other : sent;
  };

const receivedCode = (operation: Operation, body: string): string | undefined =>
  codeOf(operation, parsed(body));

const unwelcome = {
  instancePath: '',
  keyword: 'mutant',
  schemaPath: '',
  params: {},
  message: '不被接受',
} as const satisfies ErrorObject;

/** Makes a function with the one property of Ajv's validators that the simulator reads. */
function validator(
  sound: (value: unknown) => boolean,
  why: () => readonly ErrorObject[] = () => [unwelcome],
): ValidateFunction {
  const validate = (value: unknown): boolean => {
    const holds = sound(value);
    made.errors = holds ? null : [...why()];
    return holds;
  };
  const made = validate as ValidateFunction;
  return made;
}
