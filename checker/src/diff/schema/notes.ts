/** What a schema says about use: readOnly, writeOnly, deprecated, default, discriminator. */
import { isObject } from '../../object.ts';
import type { Shape } from '../model/shape.ts';
import type { SchemaChange } from './schemaChange.ts';
import { changed, shown, type Pair } from './changed.ts';

export function noteChanges(pair: Pair): SchemaChange[] {
  const { before, after } = pair;
  const changes: SchemaChange[] = [];
  if (before.readOnly !== after.readOnly)
    changes.push(changed(pair, after.readOnly ? 'read-only-added' : 'read-only-removed', '', 'readOnly'));
  if (before.writeOnly !== after.writeOnly)
    changes.push(changed(pair, after.writeOnly ? 'write-only-added' : 'write-only-removed', '', 'writeOnly'));
  if (before.deprecated !== after.deprecated)
    changes.push(changed(pair, after.deprecated ? 'deprecated' : 'no-longer-deprecated', '', 'deprecated'));
  if (pair.view.asXml && before.xml !== after.xml)
    changes.push(changed(pair, 'xml-changed', `${before.xml} → ${after.xml}`, 'xml'));
  const [old, fresh] = [shown(before.default), shown(after.default)];
  if (old !== fresh) changes.push(changed(pair, 'default-changed', `${old} → ${fresh}`, 'default'));
  return [...changes, ...discriminators(pair)];
}

function discriminators(pair: Pair): SchemaChange[] {
  const [old, fresh] = [pair.before.discriminator, pair.after.discriminator];
  if (!old && !fresh) return [];
  if (!old) return [changed(pair, 'discriminator-added', fresh!.property, 'discriminator')];
  if (!fresh) return [changed(pair, 'discriminator-removed', old.property, 'discriminator')];
  if (old.property !== fresh.property)
    return [changed(pair, 'discriminator-renamed', `${old.property} → ${fresh.property}`, 'discriminator')];
  return [...new Set([...old.mapping.keys(), ...fresh.mapping.keys()])].flatMap((value) => {
    const [before, after] = [schemaFor(value, pair.before), schemaFor(value, pair.after)];
    if (before === after) return [];
    if (before === undefined) return [changed(pair, 'discriminator-value-added', value, 'discriminator')];
    if (after === undefined) return [changed(pair, 'discriminator-value-removed', value, 'discriminator')];
    return [changed(pair, 'discriminator-value-moved', `${value}: ${before} → ${after}`, 'discriminator')];
  });
}

/** The schema that a value stands for: the mapped one, or the branch of that name. */
function schemaFor(value: string, { discriminator, alternatives }: Shape): string | undefined {
  const reference = discriminator?.mapping.get(value);
  if (reference !== undefined) return nameIn(reference);
  const branches = alternatives.flatMap((group) => group.branches.flat());
  return branches.some((part) => isObject(part.value) && nameIn(String(part.value['$ref'])) === value)
    ? value
    : undefined;
}

/** A mapping names a schema by its reference or by its bare name. */
const nameIn = (reference: string): string => reference.split('/').at(-1) ?? reference;
