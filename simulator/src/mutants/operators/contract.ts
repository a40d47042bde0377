/** Faults of a backend with another contract. */
import type { ErrorObject, ValidateFunction } from 'ajv';
import type { ErrorRow } from '#generated/runtime/facts.ts';
import { parsed } from '../../json/parsed.ts';
import { codeOf } from '../../server/steps/wrap.ts';
import type { Operation } from '../../services/catalogue.ts';
import type { Mutation } from '../mutant.ts';

type Change = (operation: Operation) => Operation;

/** Request check of a mutated contract. @param ours the check of the real contract */
type RequestCheck = (value: unknown, ours: ValidateFunction) => boolean;

/** Answers by a changed contract. */
export const withContract =
  (change: Change): Mutation =>
  (original) =>
  (operation, ...rest) =>
    original(change(operation), ...rest);

/** Checks requests by another rule. The response is not checked, since it may be invalid after an invalid request. */
export const withRequestCheck = (check: RequestCheck): Mutation =>
  withContract((operation) => ({
    ...operation,
    request: validatorOf((value) => check(value, operation.request)),
    response: validatorOf(() => true),
  }));

/** Accepts requests that break only these keywords of JSON Schema. */
export const ignoreKeywords = (...keywords: readonly string[]): Mutation =>
  withRequestCheck(
    (value, ours) => ours(value) || (ours.errors ?? []).every(({ keyword }) => keywords.includes(keyword)),
  );

/** Refuses valid requests too. */
export const refuseIf = (refused: (input: Readonly<Record<string, unknown>>) => boolean): Mutation =>
  withContract((operation) => ({
    ...operation,
    request: validatorOf(
      (value) => operation.request(value) && !refused(value as Readonly<Record<string, unknown>>),
      () => operation.request.errors ?? [refusedAnyway],
    ),
  }));

/** Removes matching rows of the error table, so that their conditions are never checked. */
export const withoutErrors = (fits: (row: ErrorRow) => boolean): Mutation =>
  withContract((operation) => ({ ...operation, errors: operation.errors.filter((row) => !fits(row)) }));

/**
 * Checks a condition too early. If the response has `code`, the request is repeated with the changed contract; if that
 * response has `instead`, it is returned. Effects of the repetition are undone.
 */
export const preferCode =
  (code: string, instead: string, change: Change): Mutation =>
  (original) =>
  async (operation, incoming, sessionId, simulator) => {
    const sent = await original(operation, incoming, sessionId, simulator);
    if (receivedCode(operation, sent.body) !== code) return sent;
    const before = await simulator.sessions.current(sessionId);
    const other = await original(change(operation), incoming, sessionId, simulator);
    await simulator.sessions.replace(before);
    return receivedCode(operation, other.body) === instead ? other : sent;
  };

const receivedCode = (operation: Operation, body: string): string | undefined =>
  codeOf(operation, parsed(body));

/** Error of a request that is refused although it breaks no rule of the contract. */
const refusedAnyway = {
  instancePath: '',
  keyword: 'mutant',
  schemaPath: '',
  params: {},
  message: '不被接受',
} as const satisfies ErrorObject;

/** Makes a function with the one property of Ajv's validators that the simulator reads. */
function validatorOf(
  accepts: (value: unknown) => boolean,
  why: () => readonly ErrorObject[] = () => [refusedAnyway],
): ValidateFunction {
  const validate = (value: unknown): boolean => {
    const isValid = accepts(value);
    validator.errors = isValid ? null : [...why()];
    return isValid;
  };
  const validator = validate as ValidateFunction;
  return validator;
}
