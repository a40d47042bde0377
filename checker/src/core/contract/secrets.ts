/** Names of the members and parameters of an operation that authenticate: `x-secret`, or OpenAPI's `format: password`. */
import { isObject } from '../base/object.ts';
import type { Document, RawOperation } from './document.ts';
import { parametersOf } from './document.ts';

/** Returns all such names in the request and the responses of an operation. */
export function secretNames(document: Document, raw: RawOperation): string[] {
  const names = new Set<string>();
  const seen = new Set<unknown>();

  function walk(node: unknown): void {
    if (Array.isArray(node)) node.forEach(walk);
    if (!isObject(node) || seen.has(node)) return;
    seen.add(node);
    const { $ref, name, schema, properties } = node;
    if (typeof name === 'string' && isSecret(schema)) names.add(name);
    if (isObject(properties))
      for (const [member, each] of Object.entries(properties)) if (isSecret(each)) names.add(member);
    if (typeof $ref === 'string') walk(document.components?.schemas?.[$ref.slice($ref.lastIndexOf('/') + 1)]);
    Object.values(node).forEach(walk);
  }

  walk([
    raw.requestBody,
    raw.responses,
    ...(['header', 'query'] as const).map((place) => parametersOf(document, raw, place)),
  ]);
  return [...names].sort();
}

const isSecret = (schema: unknown): boolean =>
  isObject(schema) && (schema['x-secret'] === true || schema['format'] === 'password');
