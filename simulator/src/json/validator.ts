import type { Format } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from '../../../openapi/shared/formats.js';
import { describeErrors, type Violation } from './violations.ts';

/** A document that has the form, or everything in which it has not. */
export type Checked<Value> = { readonly value: Value } | { readonly violations: readonly Violation[] };

/** Compiles a JSON Schema. Members that a schema gives a default and a document lacks are filled in. */
export function validator<Value>(schema: object): (document: unknown) => Checked<Value> {
  const options = { allErrors: true, allowUnionTypes: true, useDefaults: true };
  const ajv = new Ajv2020({ ...options, formats: formats as Record<string, Format> });
  const valid = ajv.compile<Value>(schema);
  return (document) => (valid(document) ? { value: document } : { violations: describeErrors(valid.errors) });
}
