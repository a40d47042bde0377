/** Compares annotations: readOnly, writeOnly, deprecated, default, XML. */
import { schemaChange, valueText, type Pair } from './changed.ts';
import type { SchemaChange } from './schemaChange.ts';

export function noteChanges(pair: Pair): SchemaChange[] {
  const { before, after } = pair;
  const changes: SchemaChange[] = [];
  if (before.readOnly !== after.readOnly)
    changes.push(
      schemaChange(pair, after.readOnly ? 'read-only-added' : 'read-only-removed', '', 'readOnly'),
    );
  if (before.writeOnly !== after.writeOnly)
    changes.push(
      schemaChange(pair, after.writeOnly ? 'write-only-added' : 'write-only-removed', '', 'writeOnly'),
    );
  if (before.deprecated !== after.deprecated)
    changes.push(
      schemaChange(pair, after.deprecated ? 'deprecated' : 'no-longer-deprecated', '', 'deprecated'),
    );
  if (pair.view.asXml && before.xml !== after.xml)
    changes.push(schemaChange(pair, 'xml-changed', `${before.xml} → ${after.xml}`, 'xml'));
  const [old, fresh] = [valueText(before.default), valueText(after.default)];
  if (old !== fresh) changes.push(schemaChange(pair, 'default-changed', `${old} → ${fresh}`, 'default'));
  return changes;
}
