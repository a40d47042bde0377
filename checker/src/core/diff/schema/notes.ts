/** Compares annotations: readOnly, writeOnly, deprecated, default, XML. */
import { changed, shown, type Pair } from './changed.ts';
import type { SchemaChange } from './schemaChange.ts';

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
  return changes;
}
