/** The schema of an operation's success data, found in the bundled contract and made fit for Prism's generator. */
import { readFileSync } from 'node:fs';

export type Schema = Readonly<Record<string, unknown>>;

export interface Answered {
  readonly service: string;
  readonly method: string;
  readonly path: string;
  readonly system?: string;
}

interface Members {
  readonly code: string;
  readonly data: string;
  readonly success: readonly string[];
}

interface Contract {
  readonly 'x-envelope': Members & { readonly systems?: Readonly<Record<string, Members>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const contracts = new Map<string, Contract>();

function contractOf(service: string): Contract {
  const known = contracts.get(service);
  if (known) return known;
  const file = new URL(`../../../generated/${service}/openapi.json`, import.meta.url);
  const contract: Contract = JSON.parse(readFileSync(file, 'utf8'));
  contracts.set(service, contract);
  return contract;
}

/** @returns undefined where a success carries no data */
export function dataSchema({ service, method, path, system = 'default' }: Answered): Schema | undefined {
  const contract = contractOf(service);
  const operation = resolve(contract.paths[path]?.[method], contract) as {
    responses: Record<string, { content: Record<string, { schema: Schema }> }>;
  };
  const schema = operation.responses['200']?.content['application/json']?.schema;
  const outer = schema && dataOf(schema, contract['x-envelope']);
  const inner = contract['x-envelope'].systems?.[system];
  return inner ? outer && dataOf(outer, inner) : outer;
}

/** The data member of the branch whose code means success. */
function dataOf(schema: Schema, { code, data, success }: Members): Schema | undefined {
  const branches = (schema['oneOf'] as Schema[] | undefined) ?? [schema];
  const branch = branches.find((each) => success.includes(String(codesOf(property(each, code)).at(0))));
  return branch && property(branch, data);
}

const codesOf = (schema: Schema | undefined): unknown[] =>
  (schema?.['enum'] as unknown[] | undefined) ?? [schema?.['const']];

/** A property of a schema, looked for in the parts of an `allOf` too. */
function property(schema: Schema, pointer: string): Schema | undefined {
  const name = pointer.slice(1);
  const own = (schema['properties'] as Readonly<Record<string, Schema>> | undefined)?.[name];
  const parts = (schema['allOf'] as Schema[] | undefined) ?? [];
  return own ?? parts.map((part) => property(part, pointer)).find((found) => found !== undefined);
}

/** A copy without references, in the terms that the generator understands. */
function resolve(value: unknown, contract: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, contract));
  if (typeof value !== 'object' || value === null) return value;
  const schema = value as Schema;
  if (typeof schema['$ref'] === 'string') return resolve(at(contract, schema['$ref']), contract);
  const parts = Object.entries(generable(schema)).map(
    ([name, part]) => [name, resolve(part, contract)] as const,
  );
  return Object.fromEntries(parts);
}

const at = (document: unknown, reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce((value, step) => (value as Readonly<Record<string, unknown>>)[step], document);

const HIGHEST = 100_000;

/** Chinese words for a text of which the contract says no more; `x-faker` in the contract names something better. */
const WORDS = { 'helpers.fake': ['{{word.adjective}}{{word.noun}}{{word.verb}}{{word.noun}}'] };
const TEXT_RULES = ['x-faker', 'enum', 'const', 'pattern', 'format'];

/** Of an integer without limits it would make tens of millions: pages, periods and days are fewer. */
const COUNT = { minimum: 0, maximum: 1000 };
const INTEGER_RULES = [
  'x-faker',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
];

/**
 * The generator knows no `format: money` and would invent fractions of a cent, so money becomes whole yuan; it knows
 * no numeric exclusive bounds; it would add members of its own to open objects; and its texts are Latin.
 */
function generable(schema: Schema): Schema {
  const free = (rules: readonly string[]): boolean => !rules.some((rule) => rule in schema);
  if (schema['type'] === 'string' && free(TEXT_RULES)) return { ...schema, 'x-faker': WORDS };
  if (schema['type'] === 'integer' && free(INTEGER_RULES)) return { ...schema, ...COUNT };
  const { exclusiveMinimum: above, exclusiveMaximum: below, format, ...rest } = schema;
  const low = typeof above === 'number' ? { minimum: inside(above, rest['maximum'], 1) } : {};
  const high = typeof below === 'number' ? { maximum: inside(below, rest['minimum'], -1) } : {};
  if (format === 'money') return { minimum: 0, maximum: HIGHEST, ...rest, ...low, ...high, type: 'integer' };
  const closed =
    rest['type'] === 'object' && rest['allOf'] === undefined ? { additionalProperties: false } : {};
  return { ...(format !== undefined && { format }), ...closed, ...rest, ...low, ...high };
}

/** A bound that is itself allowed: halfway to the other bound, or one step on. */
const inside = (bound: number, other: unknown, step: number): number =>
  typeof other === 'number' ? (bound + other) / 2 : bound + step;
