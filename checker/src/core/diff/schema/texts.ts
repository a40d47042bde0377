/** Compares the format, pattern and content of a text. */
import { schemaChange, type Pair } from './changed.ts';
import type { SchemaChange } from './schemaChange.ts';

export function textChanges(pair: Pair): SchemaChange[] {
  return [...formats(pair), ...patterns(pair), ...contents(pair)];
}

/** Formats that concern the display of a value, not its set of values. */
const FOR_DISPLAY = new Set(['password']);
/** A format → its special cases: each int32 is an int64. */
const CASES: Readonly<Record<string, readonly string[]>> = {
  int64: ['int32', 'int16', 'int8'],
  int32: ['int16', 'int8'],
  double: ['float'],
  decimal: ['double', 'float'],
  iri: ['uri', 'url'],
  uri: ['url'],
  'uri-reference': ['uri', 'url'],
  'idn-email': ['email'],
  'idn-hostname': ['hostname'],
};

function formats(pair: Pair): SchemaChange[] {
  const [old, fresh] = [pair.before.format, pair.after.format].map((format) =>
    format === undefined || FOR_DISPLAY.has(format) ? undefined : format,
  );
  if (old === fresh) return [];
  const detail = `format ${old ?? 'none'} → ${fresh ?? 'none'}`;
  return [schemaChange(pair, formatRule(old, fresh), detail, 'format')];
}

function formatRule(old: string | undefined, fresh: string | undefined): SchemaChange['rule'] {
  if (old === undefined) return 'format-narrowed';
  if (fresh === undefined) return 'format-widened';
  if (CASES[old]?.includes(fresh)) return 'format-narrowed';
  return CASES[fresh]?.includes(old) ? 'format-widened' : 'format-changed';
}

function patterns(pair: Pair): SchemaChange[] {
  const [old, fresh] = [pair.before, pair.after].map((shape) =>
    shape.patterns.filter((pattern) => !fitsAll(pattern)),
  );
  const removed = old!.filter((pattern) => !fresh!.includes(pattern));
  const added = fresh!.filter((pattern) => !old!.includes(pattern));
  if (removed.length > 0 && added.length > 0)
    return [schemaChange(pair, 'pattern-changed', `${removed.join(', ')} → ${added.join(', ')}`, 'pattern')];
  return [
    ...removed.map((pattern) => schemaChange(pair, 'pattern-removed', pattern, 'pattern')),
    ...added.map((pattern) => schemaChange(pair, 'pattern-added', pattern, 'pattern')),
  ];
}

/** Returns whether a pattern matches every text: `^.*$`, `.*`, an empty one. */
const fitsAll = (pattern: string): boolean => /^\^?(\.\*)?\$?$/.test(pattern);

function contents(pair: Pair): SchemaChange[] {
  const { before, after } = pair;
  return (
    [
      ['contentMediaType', before.media, after.media],
      ['contentEncoding', before.encoding, after.encoding],
    ] as const
  ).flatMap(([keyword, old, fresh]) =>
    old === fresh
      ? []
      : [schemaChange(pair, 'content-changed', `${keyword} ${old ?? 'none'} → ${fresh ?? 'none'}`, keyword)],
  );
}
