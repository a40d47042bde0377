/** Compares the encoding of the parts of a form: media types, and the style of lists and objects. */
import type { RuleId } from '../changes/rules.ts';
import type { Encoding, Media } from '../model/api.ts';
import { covers } from '../model/mediaRange.ts';
import type { Node } from '../model/node.ts';
import type { Shape } from '../model/shape.ts';
import type { OperationPair } from './operationPair.ts';

interface EncodingChange {
  readonly rule: RuleId;
  readonly detail: string;
}

/** Returns the changes of a form's encoding. */
export function encodingChanges({ comparison }: OperationPair, old: Media, fresh: Media): EncodingChange[] {
  const { oldShape, freshShape } = comparison;
  const [before, after] = [oldShape(old.schema).properties, freshShape(fresh.schema).properties];
  // The member comparison reports parts that are added or removed.
  const names = [...new Set([...old.encoding.keys(), ...fresh.encoding.keys()])].filter(
    (name) => before.has(name) === after.has(name),
  );
  return names.flatMap((name) => {
    const [one, other] = [
      written(old.encoding.get(name), before.get(name), oldShape),
      written(fresh.encoding.get(name), after.get(name), freshShape),
    ];
    const changes: EncodingChange[] = [];
    const isCompound = one.isCompound || other.isCompound;
    if (isCompound && one.serialization !== other.serialization)
      changes.push({
        rule: 'request-encoding-changed',
        detail: `${name}: ${one.serialization} → ${other.serialization}`,
      });
    if (!old.type.startsWith('multipart/')) return changes;
    const detail = `${name}: ${one.types.join(', ')} → ${other.types.join(', ')}`;
    if (!areCovered(one.types, other.types)) changes.push({ rule: 'request-encoding-changed', detail });
    else if (!areCovered(other.types, one.types)) changes.push({ rule: 'request-encoding-widened', detail });
    return changes;
  });
}

/** Returns whether each type is one of the others. */
const areCovered = (types: readonly string[], others: readonly string[]): boolean =>
  types.every((type) => others.some((other) => covers(other, type)));

/** Encoding of a part for which the contract gives none. */
const USUAL: Encoding = { types: undefined, serialization: 'form explode' };

/** Returns how a part is written: its media types, its style, and whether it is a list or an object, for which the style counts. */
function written(encoding: Encoding = USUAL, schema: Node = [], read: (node: Node) => Shape) {
  const shape = read(schema);
  return {
    ...encoding,
    types: encoding.types ?? [defaultType(shape, read)],
    isCompound: shape.types?.has('array') === true || shape.types?.has('object') === true,
  };
}

/** Returns the default media type of a part, which depends on its type (OpenAPI, Encoding Object). */
function defaultType(shape: Shape, read: (node: Node) => Shape): string {
  const { types, format, media, encoding, items } = shape;
  if (types?.has('array')) return items ? defaultType(read(items), read) : 'application/octet-stream';
  if (types?.has('object')) return 'application/json';
  const isBinary = !types || format === 'binary' || format === 'base64' || encoding !== undefined;
  return media ?? (isBinary ? 'application/octet-stream' : 'text/plain');
}
