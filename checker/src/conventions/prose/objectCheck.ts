/** Checks that judge the members of one object, wherever the object stands in a response. */
import { objectsOf, standingAt, type ObjectPlace } from '../../core/contract/openapi/objects.ts';
import type { Operation, Payload, Schema } from '../../core/contract/types.ts';
import type { Check } from '../../core/judging/check.ts';
import { resourceOf } from '../../core/judging/resource.ts';

/** Rule for one member of an object. */
export interface Rule {
  /** The member. Findings about the same member belong together. */
  readonly name: string;
  /** Returns the error text; undefined if the object keeps the rule. */
  readonly complaint: (thing: Payload) => string | undefined;
}

/** Returns the rules in the contract for an object. @param path the place of the object in the response */
export type Find = (schema: Schema, operation: Operation, path: ObjectPlace['path']) => readonly Rule[];

/** A rule, with the place of its objects in the response. */
interface PlacedRule extends Rule {
  readonly path: ObjectPlace['path'];
}

/** Makes a check from rules for objects, for foreign contracts. Of the objects that break a rule, it reports the first one. */
export function objectCheck({ id, title }: Pick<Check, 'id' | 'title'>, find: Find): Check {
  const known = new WeakMap<Operation, readonly PlacedRule[]>();
  const rulesOf = (operation: Operation): readonly PlacedRule[] => {
    const found =
      known.get(operation) ??
      objectsOf(operation).flatMap(({ path, schema }) =>
        find(schema, operation, path).map((rule) => ({ ...rule, path })),
      );
    known.set(operation, found);
    return found;
  };
  return {
    id,
    title,
    judge: ({ operation, verdict }) => {
      if (!operation.answers || !verdict.success) return [];
      const data = resourceOf(operation, verdict.data);
      return rulesOf(operation).flatMap(({ name, path, complaint }) => {
        const [message] = standingAt(path, data).flatMap((thing) => complaint(thing) ?? []);
        return message === undefined ? [] : [{ message, pointer: name }];
      });
    },
  };
}
