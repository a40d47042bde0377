/** Every case of an operation. */
import type { Operation, Payload } from '../contract/types.ts';
import type { Validators } from '../contract/validators.ts';
import { travels } from '../exchange/spread.ts';
import { broken } from '../requests/broken.ts';
import { otherwise } from '../requests/candidates.ts';
import { isFreeText, scalarsOf } from '../requests/members.ts';
import { smallPages } from '../requests/paging.ts';
import type { Pool } from '../requests/pool.ts';
import type { Named } from '../requests/valid.ts';
import { examplesOf, generated } from '../requests/valid.ts';
import type { Case } from './case.ts';
import { invalidCases } from './invalid.ts';
import { productCases } from './products.ts';
import { sessionCases, visitorCases } from './session.ts';
import { unknownCases } from './unknown.ts';
import { unreadableCases } from './unreadable.ts';
import { validCases } from './valid.ts';

const SEEN = 8;
/** What is deleted is gone: of what the target holds not more than this. */
const TAKEN = 1;

/** The examples asking for things that the target has shown. */
const seen = (operation: Operation, { pool, validators }: Means): Named[] =>
  examplesOf(operation)
    .flatMap(({ payload }) => pool.filled(operation, payload, operation.method === 'DELETE' ? TAKEN : SEEN))
    .filter((payload) => travels(operation, payload) && validators.request(operation, payload).length === 0)
    .map((payload, index) => ({ name: `seen:${index}`, payload }));

/** Every documented value of each member once, optional members left out or put in, and the first pages. */
function systematic(operation: Operation, base: Payload, { validators }: Means): Named[] {
  const sound = (payload: Payload): boolean =>
    travels(operation, payload) && validators.request(operation, payload).length === 0;
  const named = (kind: string, payloads: readonly Payload[]): Named[] =>
    payloads.filter(sound).map((payload, index) => ({ name: `${kind}:${index}`, payload }));
  return [
    ...named('each', otherwise(operation, base)),
    ...named('page', smallPages(operation, base)),
    ...(operation.answers ? named('letters', worldly(operation, base)) : []),
  ];
}

/** Of every script: whoever takes texts takes them. */
const LETTERS = '小白 Ñandú é';

/** Each free text with letters that are not ASCII. */
function worldly(operation: Operation, base: Payload): Payload[] {
  return [...scalarsOf(operation)].flatMap(([name, schema]) =>
    isFreeText(schema) &&
    schema.pattern === undefined &&
    schema.format === undefined &&
    typeof base[name] === 'string'
      ? [{ ...base, [name]: LETTERS.slice(0, schema.maxLength) }]
      : [],
  );
}

interface Means {
  readonly pool: Pool;
  readonly validators: Validators;
  readonly seed: number;
}

/** @param cases generated right requests, beside the examples */
export function casesOf(
  operation: Operation,
  { cases, ...means }: Means & { readonly cases: number },
): Case[] {
  const examples = examplesOf(operation);
  const base = examples[0]?.payload ?? {};
  const violations = broken(operation, base, means.validators);
  return [
    ...validCases(operation, examples),
    ...validCases(operation, seen(operation, means)),
    ...validCases(operation, systematic(operation, base, means)),
    ...validCases(operation, generated(operation, means, cases)),
    ...invalidCases(operation, base, violations),
    ...unreadableCases(operation, base),
    ...unknownCases(operation, base, means.pool, means.validators),
    ...sessionCases(operation, base, violations[0]),
    ...visitorCases(operation, examples),
    ...productCases(operation, base),
  ];
}
