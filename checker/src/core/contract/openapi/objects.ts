/**
 * Lists every object in a successful response with its path, such as an order with its total and a line with its
 * amount.
 */
import { isObject } from '../../base/object.ts';
import { typeOf } from '../typeOf.ts';
import type { Operation, Payload, Schema } from '../types.ts';
import { dataOf } from './dataOf.ts';
import { objectOf } from './paging.ts';

/** An object in a response, by its path and schema. */
export interface ObjectPlace {
  /** Names of members, and an asterisk for each item of a list. */
  readonly path: readonly string[];
  readonly schema: Schema;
}

/** Stands for each item of a list in a path. */
const EACH = '*';
/** Maximum depth of an object. Deeper ones seldom have descriptions that a check could use. */
const DEPTH = 6;

/** Returns the objects in the response schema of an operation. */
export function objectsOf(operation: Operation): ObjectPlace[] {
  const { schemas } = operation;
  const walk = (given: Schema, path: readonly string[]): ObjectPlace[] => {
    if (path.length > DEPTH) return [];
    const schema = objectOf(given, schemas);
    if (typeOf(schema) === 'array') return walk(schema.items ?? {}, [...path, EACH]);
    const members = Object.entries(schema.properties ?? {});
    if (members.length === 0) return [];
    return [{ path, schema }, ...members.flatMap(([name, part]) => walk(part, [...path, name]))];
  };
  return walk(dataOf(operation), []);
}

/** Returns the objects of a response at a path. */
export function standingAt([first, ...rest]: ObjectPlace['path'], value: unknown): Payload[] {
  if (first === undefined) return isObject(value) ? [value] : [];
  if (first === EACH) return Array.isArray(value) ? value.flatMap((each) => standingAt(rest, each)) : [];
  return isObject(value) ? standingAt(rest, value[first]) : [];
}
