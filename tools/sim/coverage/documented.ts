/** Lists everything that scenarios must reach: values, codes, transport failures and conditions of the error tables. */
import type { ErrorRow } from '#generated/runtime/facts.ts';
import * as shared from '#generated/shared/enums.ts';
import { catalogue } from '#simulator/services/catalogue.ts';
import type { Operation } from '#simulator/services/catalogue.ts';
import { contractOf } from '#tools/contract/generated.ts';
import { codeName, valueName } from './answer.ts';
import { answerSchema, enumerationsIn } from './enumerations.ts';

/** Failures without an envelope (spec 1 §8). */
const troubles = [
  'client http-400',
  'client http-500',
  'client http-502',
  'client timeout',
  'client connection',
  'client not-json',
  'client {"error":"notlogin"}',
  'client {"error":"duplicatelogin"}',
  'client {"error":"risklogin"}',
];

export interface Condition {
  readonly operation: Operation;
  readonly row: ErrorRow & { readonly scenario: string };
}

export const conditionName = ({ operation, row }: Condition): string =>
  `${operation.address} ${row.code} in ${row.scenario}`;

/** The rows of the error tables that name a scenario. */
export const conditions: readonly Condition[] = catalogue.flatMap((operation) =>
  operation.errors.flatMap((row) =>
    row.scenario === undefined ? [] : [{ operation, row: { ...row, scenario: row.scenario } }],
  ),
);

/** Enumerations that an answer can hold; all others occur only in requests. */
const answered = new Set(catalogue.flatMap((operation) => enumerationsIn(answerSchema(operation))));

export const isOnlyInRequests = (name: string): boolean => !answered.has(name.split(' ')[0] ?? '');

const values = Object.entries(shared)
  .filter(([name]) => !name.endsWith('Label'))
  .flatMap(([name, members]) => Object.values(members).map((value) => valueName(name, value)));

/** Values of enumerations of a single contract, such as the types of pop-ups. */
const ownValues = [...new Set(catalogue.map(({ service }) => service))].flatMap((service) =>
  Object.entries(contractOf(service).document.components?.schemas ?? {})
    .filter(([name, schema]) => schema.enum && answered.has(name) && !(name in shared))
    .flatMap(([name, schema]) => (schema.enum ?? []).map((value) => valueName(name, value))),
);

const codes = catalogue.flatMap(({ service, serviceErrors }) =>
  Object.values(serviceErrors).map(({ code, layer }) => codeName(service, layer, code)),
);

const successes = catalogue.flatMap(({ service, envelope, system = 'default' }) =>
  (envelope.systems?.[system] ?? envelope).success.map((code) =>
    codeName(service, envelope.systems ? system : undefined, code),
  ),
);

/** Every value and code, each once, in the order of the contracts. */
export const documented: readonly string[] = [
  ...new Set([...values, ...ownValues, ...successes, ...codes, ...troubles]),
];

const byOperation = new Map<Operation, readonly string[]>();

/** Returns the documented values that an answer of the operation can hold. */
export function answerable(operation: Operation): readonly string[] {
  const known = byOperation.get(operation);
  if (known) return known;
  const within = new Set(enumerationsIn(answerSchema(operation)));
  const names = documented.filter((name) => within.has(name.split(' ')[0] ?? ''));
  byOperation.set(operation, names);
  return names;
}

/** Returns the zh-CN label of a value. */
export function labelOf(name: string): string {
  const [enumeration = '', value = ''] = name.split(' ');
  const labels = (shared as unknown as Record<string, Record<string, string> | undefined>)[
    `${enumeration}Label`
  ];
  return labels?.[value] ?? '';
}
