import { successOf } from '../contract/answers.ts';
import { objectOf } from '../contract/openapi/paging.ts';
import type { Contract } from '../contract/types.ts';

/** JSON pointers of the members of an envelope; empty for a missing one. */
export interface GuessedEnvelope {
  readonly code: string;
  readonly message: string;
  readonly data: string;
}

// Usual names of the members: `resultCode`, `errno`; `msg`, `error_msg`; `data`, `payload`.
const CODE = /^(code|result_?code|ret_?code|err_?(no|code)|error_?code|ret|status_?code)$/i;
const MESSAGE = /^(msg|message|result_?msg|err_?msg|error_?msg|ret_?msg|desc)$/i;
const DATA = /^(data|result|result_?data|body|payload|content)$/i;

/** Minimum share of responses with a code and a message or data. */
const MIN_SHARE = 0.8;

/** Returns the envelope that the responses seem to have: a code, a message and the data. */
export function guessedEnvelope(contracts: readonly Contract[]): GuessedEnvelope | undefined {
  const operations = contracts.flatMap((contract) => contract.operations).filter(({ answers }) => answers);
  const bare = operations.filter(({ envelope }) => envelope.byStatus);
  const names = bare.map((operation) =>
    Object.keys(objectOf(successOf(operation)?.schema ?? {}, operation.schemas).properties ?? {}),
  );
  const fitting = names.filter(
    (all) => all.some((name) => CODE.test(name)) && all.some((name) => MESSAGE.test(name) || DATA.test(name)),
  );
  if (bare.length === 0 || fitting.length < bare.length * MIN_SHARE) return undefined;
  const [first = []] = fitting;
  const pointer = (wanted: RegExp): string => {
    const name = first.find((each) => wanted.test(each));
    return name === undefined ? '' : `/${name}`;
  };
  return { code: pointer(CODE), message: pointer(MESSAGE), data: pointer(DATA) };
}
