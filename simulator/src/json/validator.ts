import { Ajv2020 } from 'ajv/dist/2020.js';
import { formats } from '../../../openapi/shared/formats.js';
import { describeErrors, type Violation } from './violations.ts';

/** A valid document, or all its violations. */
export type Checked<Value> = { readonly value: Value } | { readonly violations: readonly Violation[] };

/** Format of a moment in worlds: `2026-11-12 10:00:00`. */
const moment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) &&
  formats['date-time'].validate(`${text.replace(' ', 'T')}+08:00`);

/** Compiles a JSON Schema. Missing members with a default are filled in. */
export function validator<Value>(schema: object): (document: unknown) => Checked<Value> {
  const options = { allErrors: true, allowUnionTypes: true, useDefaults: true };
  const ajv = new Ajv2020({ ...options, formats: { ...formats, moment } });
  const valid = ajv.compile<Value>(schema);
  return (document) => (valid(document) ? { value: document } : { violations: describeErrors(valid.errors) });
}
