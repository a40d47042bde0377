/** Makes requests with ids that no response has shown, if the contract (not one of our own) has a code for a missing resource. */
import { flattened } from '../contract/flattened.ts';
import { isMissingResource } from '../contract/isMissingResource.ts';
import { typeOf } from '../contract/typeOf.ts';
import type { ErrorRow, Operation, Payload, Schema } from '../contract/types.ts';
import type { Validators } from '../contract/validators.ts';
import { travels } from '../exchange/spread.ts';
import { withOwnId } from '../requests/ownId.ts';
import type { Pool } from '../requests/pool.ts';
import type { Case } from './case.ts';
import { caseOf } from './case.ts';
import { invalidRow } from './rows.ts';

/** Candidates for an unknown id; the first that fits the schema and was not seen is used. */
const NUMBERS: readonly unknown[] = [987_654_321, 98_765];
const TEXTS: readonly unknown[] = ['f47ac10b-58cc-4372-a567-0e02b2c3d479', 'X0000000000000', 'unknown-98765'];
/** Lengths in characters of ids to try for a pattern, the usual ones first. */
const LENGTHS = [13, 12, 16, 18, 10, 9, 8, 7, 6];

/** From this maximum on, the highest numbers are probably not in use. */
const MANY = 900;

/** Invalid id for any schema with a pattern, a number or a format. */
const MISSHAPEN = 'not a name';

/** Returns requests with unknown ids in the path and in the body. @param base a valid request */
export function unknownCases(
  operation: Operation,
  base: Payload,
  pool: Pool,
  validators: Validators,
): Case[] {
  const row = operation.errors.find(({ code, when }) => code === '404' && when === 'state');
  return [
    ...unknownReferences(operation, base, pool, validators),
    ...unknownNames(operation, base, pool, validators, row),
  ];
}

/**
 * Tests a body whose `patientId` is no patient's, if the contract has a code for a missing resource and the path has no
 * parameter.
 */
function unknownReferences(operation: Operation, base: Payload, pool: Pool, validators: Validators): Case[] {
  const { errors, envelope, places = {}, linked, roles = [], answers } = operation;
  const row = errors.find(
    (each) =>
      each.when === 'state' &&
      !each.implied &&
      (envelope.byStatus ? each.code === '404' : isMissingResource(each)),
  );
  // An id in the path may be the missing one too.
  const namesOneInPath = Object.values(places).some((place) => place.in === 'path');
  if (!row || !answers || namesOneInPath || operation.effect !== 'write') return [];
  const own = new Set(roles.map(({ resource }) => resource.as));
  // `id` may be that of any kind.
  const namesAnother = (name: string): boolean =>
    linked[name] !== undefined && !own.has(name) && !/^(id|name|code)$/i.test(name);
  const names = Object.keys(base).filter((name) => namesAnother(name) && !places[name]);
  return names.flatMap((name) => {
    const seen = new Set(pool.of(name).map(String));
    const { properties = {} } = flattened(operation.request, operation.schemas);
    const missing = candidatesOf(flattened(properties[name] ?? {}, operation.schemas)).find(
      (value) =>
        !seen.has(String(value)) && validators.request(operation, { ...base, [name]: value }).length === 0,
    );
    if (missing === undefined) return [];
    return [
      caseOf(operation, 'state', `unknown:${name}`, {
        ask: { payload: { ...base, [name]: missing }, login: 'parent' },
        expect: { kind: 'refused', row, anyhow: true },
      }),
    ];
  });
}

/** Tests an unknown id in each path parameter, and a misshapen one if the contract has no code for invalid requests. */
function unknownNames(
  operation: Operation,
  base: Payload,
  pool: Pool,
  validators: Validators,
  row: ErrorRow | undefined,
): Case[] {
  if (!row || !operation.envelope.byStatus) return [];
  const { properties = {} } = flattened(operation.request, operation.schemas);
  return Object.entries(operation.places ?? {}).flatMap(([name, place]) => {
    if (place.in !== 'path' || isCreated(operation, name)) return [];
    const seen = new Set(pool.of(name).map(String));
    const missing = candidatesOf(flattened(properties[name] ?? {}, operation.schemas)).find((value) => {
      const payload = withOwnId(operation, { ...base, [name]: value });
      return (
        !seen.has(String(value)) &&
        travels(operation, payload) &&
        validators.request(operation, payload).length === 0
      );
    });
    const misshapen = { ...base, [name]: MISSHAPEN };
    const isRefused = !invalidRow(operation) && validators.request(operation, misshapen).length > 0;
    return [
      ...(isRefused
        ? [
            caseOf(operation, 'request-invalid', `misshapen:${name}`, {
              ask: { payload: misshapen, login: 'parent' },
              expect: { kind: 'refused', row },
            }),
          ]
        : []),
      ...(missing === undefined
        ? []
        : [unknown(operation, name, withOwnId(operation, { ...base, [name]: missing }), row)]),
    ];
  });
}

/** Returns whether an unknown id creates a resource: `PUT /documents/{id}` with 201. */
const isCreated = ({ method, url, path = url, answers = {} }: Operation, name: string): boolean =>
  method === 'PUT' && '201' in answers && path.endsWith(`{${name}}`);

const unknown = (operation: Operation, name: string, payload: Payload, row: ErrorRow): Case =>
  caseOf(operation, 'state', `unknown:${name}`, {
    ask: { payload, login: 'parent' },
    expect: { kind: 'refused', row },
  });

/** Returns ids of the schema's type to try. A pattern gives further ones, with its literal prefix. */
function candidatesOf(schema: Schema): readonly unknown[] {
  const digits = schema.pattern === undefined ? [] : fromPattern(schema);
  const { maximum = 0 } = schema;
  // A small range of numbers may be in use completely.
  const last = maximum >= MANY ? [maximum, maximum - 1] : [];
  return typeOf(schema) === 'string' ? [...TEXTS, ...digits] : [...NUMBERS, ...TEXTS, ...last];
}

/** Returns ids such as `ZD99999999999` and `ZDZZZZZZZZZZZ` for `^ZD\d{11}$`. */
const fromPattern = ({ pattern = '' }: Schema): string[] => {
  const prefix = /^\^([\w-]*)/.exec(pattern)?.[1] ?? '';
  return LENGTHS.flatMap((length) => [
    `${prefix}${'9'.repeat(Math.max(1, length - prefix.length))}`,
    `${prefix}${'Z'.repeat(Math.max(1, length - prefix.length))}`,
  ]);
};
