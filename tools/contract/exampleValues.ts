/** Fills addresses and forms with the examples of a contract. */
import { isObject } from '#tools/object.ts';
import type { Parameter } from './document.ts';

/** Returns a value as it stands in an address or in the field of a form. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const exampleOf = ({ example, examples, schema }: Parameter): unknown =>
  example ?? Object.values(examples ?? {})[0]?.value ?? (schema['examples'] as unknown[] | undefined)?.[0];

/** Replaces path parameters by their example, or by a member of the request's example. */
export function withParameters(url: string, parameters: readonly Parameter[], example: unknown): string {
  return url.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
    const value = (parameter && exampleOf(parameter)) ?? (isObject(example) ? example[name] : undefined);
    return value === undefined ? whole : encodeURIComponent(textOf(value));
  });
}
