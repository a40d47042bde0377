/** Compiles the validators of an operation on first use. */
import type { ErrorObject, Format, Options, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject } from '../base/object.ts';
import { escapedName } from '../base/pointer.ts';
import { bounded } from '../bounds/bounded.ts';
import { READING_MS } from '../bounds/limits.ts';
import { reasonOf } from '../bounds/reasonOf.ts';
import { answerOf } from './answers.ts';
import { asRead } from './asRead.ts';
import { branchwise } from './branchwise.ts';
import { standardFormats } from './formats.ts';
import { isMultiple } from './isMultiple.ts';
import { allKeywordsOf, keywordsOf } from './keywordsOf.ts';
import type { Oddities } from './oddities.ts';
import { matcherOf } from './patterns/matches.ts';
import type { Operation, Schema } from './types.ts';
import { withoutNull } from './withoutNull.ts';

/** A part of a value that does not fit its schema. */
export interface Violation {
  /** JSON pointer of the invalid value. */
  readonly pointer: string;
  readonly message: string;
  readonly keyword: string;
  /** The offending value is null. */
  readonly isNull: boolean;
}

/** Compare requests and responses with their schemas. */
export interface Validators {
  request(operation: Operation, payload: unknown): readonly Violation[];
  /** @param status HTTP status, if the contract has a schema per status */
  response(operation: Operation, document: unknown, status?: number): readonly Violation[];
}

type Formats = Readonly<Record<string, Format>>;

interface Compiled {
  readonly compilers: Compilers;
  /** The validators of an operation by name: `request`, `response 200`. */
  readonly validators: WeakMap<Operation, Map<string, ValidateFunction>>;
}

/** Compiling costs more than checking, so repeated checks in one process reuse the compiled validators. */
const compiled = new WeakMap<Formats, Compiled>();

export function makeValidators(formats: Formats): Validators {
  const known = compiled.get(formats) ?? { compilers: makeCompilers(formats), validators: new WeakMap() };
  compiled.set(formats, known);
  /** Returns a validator, compiled on first use. @param coerceTypes reads texts as numbers and booleans, as in a query */
  const validatorOf = (operation: Operation, name: string, schema: () => Schema, coerceTypes = false) => {
    const own = known.validators.get(operation) ?? new Map<string, ValidateFunction>();
    known.validators.set(operation, own);
    const found = own.get(name) ?? compiledOf(operation, name, schema(), coerceTypes, known.compilers);
    own.set(name, found);
    return found;
  };
  return {
    request(operation, payload) {
      const { transport } = operation;
      // Only contracts other than our own have `answers`.
      if (operation.answers)
        return judged(operation, 'request', () =>
          run(
            validatorOf(operation, 'request', () => operation.request),
            isObject(payload) ? withoutNull(operation, asRead(operation, payload)) : payload,
          ),
        );
      // Our own forms have only texts and files, so only a query has numbers to read.
      const validate = validatorOf(operation, 'request', () => operation.request, transport === 'query');
      return run(validate, transport === 'query' || transport === 'form' ? asTexts(payload) : payload);
    },
    response(operation, document, status = 200) {
      const form = answerOf(operation, status);
      if (operation.answers && !form?.schema) return [];
      const name = form ? `response ${form.key}` : 'response';
      const validate = validatorOf(operation, name, () => form?.schema ?? operation.response);
      return judged(operation, name, () => run(validate, document)).filter(
        (violation) => !isProblemReference(violation, status),
      );
    },
  };
}

/** Runs a validator. If it fails itself, returns no violation, and the report names it. */
function judged(operation: Operation, name: string, work: () => readonly Violation[]): readonly Violation[] {
  const { oddities } = operation;
  if (!oddities) return work();
  try {
    return work();
  } catch (error) {
    oddities.add(operation, `${operation.id}: the schema of its ${name} is left out: ${reasonOf(error)}`);
    return [];
  }
}

/** `instance` and `type` of a problem are any references (RFC 9457), but contract generators call them a `uri`. */
const isProblemReference = ({ pointer, keyword }: Violation, status: number): boolean =>
  status >= 400 && keyword === 'format' && /^\/(instance|type)$/.test(pointer);

/** Returns query parameters and forms as sent: every value is a text. */
const asTexts = (payload: unknown): unknown =>
  Object.fromEntries(Object.entries(payload ?? {}).map(([name, value]) => [name, String(value)]));

/** Base URI of the contract's schemas, to which the operations refer. */
const CONTRACT = 'https://contract.invalid/';
const REFERENCE = '#/components/schemas/';

/** Compiles a schema. One that cannot be compiled accepts every value, and the report names it. */
function compiledOf(
  operation: Operation,
  name: string,
  schema: Schema,
  coerceTypes: boolean,
  compilers: Compilers,
): ValidateFunction {
  const { oddities } = operation;
  if (!oddities) return compile(operation, schema, coerceTypes, compilers);
  try {
    return bounded(READING_MS, () => compile(operation, keywordsOf(schema), coerceTypes, compilers));
  } catch (error) {
    // A compiler that was interrupted cannot be used again.
    compilers.forget(operation);
    oddities.add(operation, `${operation.id}: the schema of its ${name} is left out: ${reasonOf(error)}`);
    return (() => true) as unknown as ValidateFunction;
  }
}

function compile(
  operation: Operation,
  schema: Schema,
  coerceTypes: boolean,
  compilers: Compilers,
): ValidateFunction {
  const text = JSON.stringify(branchwise(schema, operation.schemas));
  const own: Schema = JSON.parse(text.replaceAll(`"${REFERENCE}`, `"${CONTRACT}${REFERENCE}`));
  return compilers.compilerFor(operation, coerceTypes, OWN_ID.test(text)).compile(own);
}

/** Matches a schema with its own id: two operations may use one id for different schemas. */
const OWN_ID = /"\$(id|anchor|dynamicAnchor)":/;

interface Compilers {
  /** @param alone makes a new compiler that no other schema uses */
  compilerFor(operation: Operation, coerceTypes: boolean, alone: boolean): Ajv2020;
  /** Drops the compilers of the operation's contract. */
  forget(operation: Operation): void;
}

/**
 * Makes one compiler for all operations of a contract: it reads JSON Schema's own schema and the contract's schemas
 * once. That is most of the cost of compiling.
 */
function makeCompilers(formats: Formats): Compilers {
  const known = new WeakMap<object, Map<string, Ajv2020>>();
  const compilerFor = (operation: Operation, coerceTypes: boolean, alone: boolean): Ajv2020 => {
    const { schemas, answers, oddities } = operation;
    const all = known.get(schemas) ?? new Map<string, Ajv2020>();
    const key = `${coerceTypes} ${answers !== undefined}`;
    const found = alone ? undefined : all.get(key);
    if (found) return found;
    // Our own schemas are linted, and others are repaired on reading. Validating them against the meta-schema would be slow.
    const unchecked = { coerceTypes, validateSchema: false, meta: false } as const;
    const options: Options = answers
      ? {
          ...unchecked,
          formats: { ...formats, ...standardFormats },
          ...(oddities && guarded(oddities, operation)),
        }
      : { ...unchecked, formats: { ...formats } };
    const made = makeCompiler(oddities ? allKeywordsOf(schemas) : schemas, options);
    if (!alone) known.set(schemas, all.set(key, made));
    return made;
  };
  return { compilerFor, forget: ({ schemas }) => known.delete(schemas) };
}

/** Returns options that limit the time of patterns, because the contract is not trusted. */
function guarded(oddities: Oddities, at: Pick<Operation, 'file' | 'line'>): Options {
  const onSlow = (pattern: string): void =>
    oddities.add(
      { file: at.file, line: 1 },
      `pattern ${pattern.slice(0, 80)} is left out: an answer kept it busy too long`,
    );
  const regExp = (pattern: string) => matcherOf(pattern, onSlow);
  return { code: { optimize: false, regExp: Object.assign(regExp, { code: 'matcherOf' }) } };
}

function makeCompiler(schemas: Readonly<Record<string, Schema>>, options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    inlineRefs: false,
    logger: false,
    // A run uses most validators a few times, so compiling fast matters more than validating fast.
    code: { optimize: false },
    // Enums of six or more values are compared in a loop, not by generated code for each value.
    loopEnum: 6,
    ...options,
  });
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    validate: isMultiple,
    error: { message: ({ schema }) => `must be multiple of ${String(schema)}` },
  });
  return ajv.addSchema({ components: { schemas } }, CONTRACT);
}

function run(validate: ValidateFunction, document: unknown): readonly Violation[] {
  if (validate(document)) return [];
  return (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if').map(violationOf);
}

function violationOf({ instancePath, message, params, keyword, data }: ErrorObject): Violation {
  const extra: {
    additionalProperty?: string;
    unevaluatedProperty?: string;
    missingProperty?: string;
    allowedValues?: readonly unknown[];
  } = params;
  const name = extra.additionalProperty ?? extra.unevaluatedProperty ?? extra.missingProperty;
  const allowed = extra.allowedValues;
  const detail = allowed ? `${message}: ${allowed.slice(0, 8).join(', ')}` : (message ?? keyword);
  return {
    pointer: name === undefined ? instancePath : `${instancePath}/${escapedName(name)}`,
    message: detail,
    keyword,
    isNull: data === null,
  };
}
