/** Compiled validators of an operation, made when first needed. */
import type { ErrorObject, Format, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { branchwise } from './branchwise.ts';
import { answerOf } from './answers.ts';
import { asRead } from './asRead.ts';
import { standardFormats } from './formats.ts';
import type { Operation, Payload, Schema } from './types.ts';

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
  /** @param status of HTTP, where the contract gives each its own schema */
  response(operation: Operation, document: unknown, status?: number): readonly Violation[];
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
      if (operation.answers)
        return run(
          of(operation, 'request', () => operation.request),
          asRead(operation, payload as Payload),
        );
      const validate = of(operation, 'request', () => operation.request, transport === 'query');
      return run(validate, transport === 'query' || transport === 'form' ? asTexts(payload) : payload);
    },
    response(operation, document, status = 200) {
      const form = answerOf(operation, status);
      if (operation.answers && !form?.schema) return [];
      const name = form ? `response ${form.key}` : 'response';
      return run(
        of(operation, name, () => form?.schema ?? operation.response),
        document,
      );
    },
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
    logger: false,
    // Cents are no multiples of 0.01 to the last bit.
    multipleOfPrecision: 6,
    formats: operation.answers ? { ...standardFormats, ...formats } : { ...formats },
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
