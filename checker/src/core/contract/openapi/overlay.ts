/**
 * Applies OpenAPI Overlay 1.0, which adds missing parts (an error table, an envelope) without changing the
 * contract.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CannotRun } from '../../base/cannotRun.ts';
import { messageOf } from '../../base/messageOf.ts';
import { isObject } from '../../base/object.ts';

interface Action {
  readonly target: string;
  readonly update?: unknown;
  readonly remove?: boolean;
}

export interface Overlay {
  readonly file: string;
  readonly actions: readonly Action[];
}

/** Reads an overlay file. @throws CannotRun if it is no overlay */
export function readOverlay(file: string): Overlay {
  let content: unknown;
  try {
    content = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CannotRun(`cannot read the overlay ${file}: ${messageOf(error).split('\n', 1)[0]}`);
  }
  if (!isObject(content) || typeof content['overlay'] !== 'string' || !Array.isArray(content['actions']))
    throw new CannotRun(`${file} is no overlay: it needs 'overlay: 1.0.0' and 'actions:'`);
  const actions = content['actions'].map((action: unknown) => {
    if (!isObject(action) || typeof action['target'] !== 'string' || !action['target'].startsWith('$'))
      throw new CannotRun(`${file}: each action needs a target like $.paths['/pets'].post`);
    return { target: action['target'], update: action['update'], remove: action['remove'] === true };
  });
  return { file, actions };
}

/** @returns the changed document, and the targets without a match */
export function overlaid(document: unknown, { actions }: Overlay): { document: unknown; unmet: string[] } {
  const copy: unknown = structuredClone(document);
  const unmet: string[] = [];
  let root = copy;
  for (const { target, update, remove } of actions) {
    const found = select(root, target);
    if (found.length === 0) unmet.push(target);
    // The last match first. A removed item moves the later ones of its list. An updated object is replaced by a copy, so that
    // the matches inside it (of `..`) must be updated before.
    for (const { parent, key, value } of found.toReversed()) {
      if (remove) drop(parent, key);
      else if (parent === undefined) root = merged(value, update);
      else (parent as Record<string, unknown>)[key] = merged(value, update);
    }
  }
  return { document: root, unmet };
}

/** Merges objects member by member, appends to lists, and replaces anything else. */
function merged(value: unknown, update: unknown): unknown {
  if (Array.isArray(value)) return Array.isArray(update) ? [...value, ...update] : [...value, update];
  if (!isObject(value) || !isObject(update)) return update;
  return {
    ...value,
    ...Object.fromEntries(
      Object.entries(update).map(([name, part]) => [name, name in value ? merged(value[name], part) : part]),
    ),
  };
}

function drop(parent: unknown, key: string): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else if (isObject(parent)) delete (parent as Record<string, unknown>)[key];
}

/** A selected value with its place in the document; the root has no parent. */
interface Place {
  readonly parent: unknown;
  readonly key: string;
  readonly value: unknown;
}

/** One step of a path: `..get`, `.get`, `.*`, `['/pets']`, `[0]`, `[?(@.name == 'id')]`. */
const SEGMENT =
  /^(?:(?<deep>\.\.)(?<below>\w[\w-]*|\*)?|\.(?<name>\w[\w-]*|\*)|\[\s*(?:'(?<single>(?:[^'\\]|\\.)*)'|"(?<double>(?:[^"\\]|\\.)*)"|(?<index>\d+|\*))\s*\]|\[\?\s*\(?@\.(?<member>\w[\w-]*)\s*==\s*(?:'(?<equalSingle>[^']*)'|"(?<equalDouble>[^"]*)"|(?<equalBare>[\w.-]+))\)?\s*\])/;

/** Selects by the part of JSONPath that overlays use: names, `*`, `..`, indices, and `[?(@.name == 'value')]`. */
function select(root: unknown, path: string): Place[] {
  let places: Place[] = [{ parent: undefined, key: '', value: root }];
  let rest = path.slice(1);
  while (rest !== '') {
    const match = SEGMENT.exec(rest);
    if (!match) throw new CannotRun(`overlay: ${path} cannot be read from '${rest}' on`);
    const { deep, below, name, single, double, index, member, ...equal } = match.groups ?? {};
    rest = rest.slice(match[0].length);
    if (deep !== undefined) {
      const all = places.flatMap(withAllBelow);
      places = below === undefined ? all : all.flatMap((place) => children(place, below));
    } else if (member !== undefined) {
      const wanted = equal['equalSingle'] ?? equal['equalDouble'] ?? equal['equalBare'] ?? '';
      places = places
        .flatMap((place) => children(place, '*'))
        .filter(({ value }) => isObject(value) && String(value[member]) === wanted);
    } else {
      const key = name ?? (single ?? double)?.replaceAll(/\\(.)/g, '$1') ?? index ?? '';
      const quoted = single !== undefined || double !== undefined;
      places = places.flatMap((place) => (quoted ? child(place, key) : children(place, key)));
    }
  }
  return places;
}

const children = (place: Place, key: string): Place[] =>
  key === '*' ? Object.keys(asRecord(place.value)).flatMap((each) => child(place, each)) : child(place, key);

const child = ({ value }: Place, key: string): Place[] =>
  key in asRecord(value) ? [{ parent: value, key, value: asRecord(value)[key] }] : [];

const withAllBelow = (place: Place): Place[] => [place, ...children(place, '*').flatMap(withAllBelow)];

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
