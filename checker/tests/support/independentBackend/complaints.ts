/** Validation of requests without a schema library. Each rule reads one member and returns its mistake, if there is one. */

export type Body = Readonly<Record<string, unknown>>;
export type Rule = (body: Body) => string | undefined;

const complain =
  (field: string, holds: (value: unknown) => boolean, what: string, optional: boolean): Rule =>
  (body) => {
    const value = body[field];
    if (value === undefined) return optional ? undefined : `${field} is missing`;
    return holds(value) ? undefined : `${field} must be ${what}`;
  };

const isText = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text = (field: string): Rule => complain(field, isText, 'text', false);
export const filledText = (field: string): Rule =>
  complain(field, (value) => isText(value) && value !== '', 'a text that is not empty', false);
export const maybeText = (field: string): Rule => complain(field, isText, 'text', true);
export const maybeObject = (field: string): Rule => complain(field, isObject, 'an object', true);
export const flag = (field: string): Rule =>
  complain(field, (value) => typeof value === 'boolean', 'true or false', false);
export const oneOf = (field: string, values: readonly string[]): Rule =>
  complain(field, (value) => isText(value) && values.includes(value), `one of ${values.join(', ')}`, false);
export const maybeOneOf = (field: string, values: readonly string[]): Rule =>
  complain(field, (value) => isText(value) && values.includes(value), `one of ${values.join(', ')}`, true);

/** Requires a list that is not empty, of objects that keep the rules. */
export const listOf =
  (field: string, ...rules: readonly Rule[]): Rule =>
  (body) => {
    const value = body[field];
    if (!Array.isArray(value) || value.length === 0) return `${field} must be a list that is not empty`;
    for (const [place, entry] of (value as unknown[]).entries()) {
      if (!isObject(entry)) return `${field}[${place}] must be an object`;
      const [first] = complaints(entry, rules);
      if (first !== undefined) return `${field}[${place}].${first}`;
    }
    return undefined;
  };

export const complaints = (body: unknown, rules: readonly Rule[]): string[] =>
  isObject(body)
    ? rules.map((rule) => rule(body)).filter((complaint) => complaint !== undefined)
    : ['the body must be an object'];
