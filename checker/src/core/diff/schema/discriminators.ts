/** Compares the schemas that the values of a discriminator select. */
import { isObject } from '../../base/object.ts';
import type { Node, Part } from '../model/node.ts';
import type { Shape } from '../model/shape.ts';
import { schemaChange, type Pair } from './changed.ts';
import type { Inner, PairResult, SchemaChange } from './schemaChange.ts';

export function discriminatorChanges(pair: Pair): PairResult {
  const [old, fresh] = [pair.before.discriminator, pair.after.discriminator];
  const only = (...changes: SchemaChange[]): PairResult => ({ changes, inner: [] });
  if (!old && !fresh) return only();
  if (!old) return only(schemaChange(pair, 'discriminator-added', fresh!.property, 'discriminator'));
  if (!fresh) return only(schemaChange(pair, 'discriminator-removed', old.property, 'discriminator'));
  if (old.property !== fresh.property)
    return only(
      schemaChange(pair, 'discriminator-renamed', `${old.property} → ${fresh.property}`, 'discriminator'),
    );
  const changes: SchemaChange[] = [];
  const inner: Inner[] = [];
  for (const value of new Set([...old.mapping.keys(), ...fresh.mapping.keys()])) {
    const [before, after] = [schemaFor(value, pair.before), schemaFor(value, pair.after)];
    if (before === after) continue;
    const add = (rule: SchemaChange['rule'], detail: string): void =>
      void changes.push(schemaChange(pair, rule, detail, 'discriminator'));
    if (before === undefined) add('discriminator-value-added', value);
    else if (after === undefined) add('discriminator-value-removed', value);
    else {
      const [one, other] = [branchOf(before, pair.before), branchOf(after, pair.after)];
      // Another definition may have the same content, so both are compared.
      if (one && other) inner.push({ at: `(${value})`, old: one, fresh: other });
      else add('discriminator-value-moved', `${value}: ${before} → ${after}`);
    }
  }
  return { changes, inner };
}

/** Returns the schema that a value selects: the mapped one, or the branch of that name. */
function schemaFor(value: string, shape: Shape): string | undefined {
  const reference = shape.discriminator?.mapping.get(value);
  if (reference !== undefined) return nameIn(reference);
  return branchOf(value, shape) && value;
}

/**
 * Returns the branch of a name. A shape takes the parts of a lone `oneOf` branch into its own parts (model/shape.ts), so such a
 * branch is looked for there.
 */
function branchOf(name: string, { alternatives, parts }: Shape): Node | undefined {
  const branches = alternatives.flatMap((group) => group.branches);
  const found = branches.find((branch) => branch.some((part) => nameOf(part) === name));
  const lone = parts.find((part) => part.name === name);
  return found ?? (lone && [lone]);
}

const nameOf = ({ value }: Part): string | undefined =>
  isObject(value) && typeof value['$ref'] === 'string' ? nameIn(value['$ref']) : undefined;

/** Returns the schema name in a mapping: the end of a reference, or a bare name. */
const nameIn = (reference: string): string => reference.split('/').at(-1) ?? reference;
