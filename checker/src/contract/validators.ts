/** Compiled validators of an operation, made when first needed. */
import type { ErrorObject, Format, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { branchwise } from './branchwise.ts';
import type { Operation, Schema } from './types.ts';

export interface Violation {
  /** JSON pointer of what breaks the schema. */
  readonly pointer: string;
  readonly message: string;
  readonly keyword: string;
  /** The offending value is null. */
  readonly isNull: boolean;
}

export interface Validators {
  request(operation: Operation, payload: unknown): readonly Violation[];
  response(operation: Operation, document: unknown): readonly Violation[];
}

export function makeValidators(formats: Readonly<Record<string, Format>>): Validators {
  const cache = new Map<string, ValidateFunction>();
  const of = (operation: Operation, name: string, schema: () => Schema, coerceTypes = false) => {
    const key = `${operation.address} ${name}`;
    let validate = cache.get(key);
    if (!validate) cache.set(key, (validate = compile(operation, schema(), formats, coerceTypes)));
    return validate;
  };
  return {
    request(operation, payload) {
      const { transport } = operation;
      const validate = of(operation, 'request', () => operation.request, transport === 'query');
      return run(validate, transport === 'query' || transport === 'form' ? asTexts(payload) : payload);
    },
    response: (operation, document) =>
      run(
        of(operation, 'response', () => operation.response),
        document,
      ),
  };
}

/** As query parameters and forms travel: every value a text. */
const asTexts = (payload: unknown): unknown =>
  Object.fromEntries(Object.entries(payload ?? {}).map(([name, value]) => [name, String(value)]));

function compile(
  operation: Operation,
  schema: Schema,
  formats: Readonly<Record<string, Format>>,
  coerceTypes: boolean,
): ValidateFunction {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    coerceTypes,
    verbose: true,
    inlineRefs: false,
    formats: { ...formats },
  });
  return ajv.compile({
    ...branchwise(schema, operation.schemas),
    components: { schemas: operation.schemas },
  });
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
    pointer: name === undefined ? instancePath : `${instancePath}/${name}`,
    message: detail,
    keyword,
    isNull: data === null,
  };
}
