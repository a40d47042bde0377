/**
 * Clears a member as the contract says: by the empty text, or by a field mask that names a member which the body lacks. Fills a
 * map, and adds one entry more.
 */
import { isObject } from '../../core/base/object.ts';
import { isNamedIn } from '../../core/base/words.ts';
import { membersOf } from '../../core/contract/body.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { isFreeText } from '../../core/contract/freeText.ts';
import { sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { MASK } from '../consistency/mask.ts';
import { namedRole, shownIn } from '../consistency/names.ts';
import { merges } from '../consistency/watchers/mergedMaps.ts';
import { ask, askEither, report } from './ask.ts';
import { make } from './make.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

/** @param base an accepted request for an update */
export async function clearMembers(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const role = namedRole(operation);
  if (!role || !/^(PUT|PATCH|POST)$/.test(operation.method)) return;
  const texts = sentencesOf(operation);
  const clearable = texts.flatMap((says) =>
    EMPTY.test(says) ? textsNamedIn(operation, says).map((name) => ({ name, says })) : [],
  );
  const masked = maskOf(operation);
  const limited = texts.flatMap((says) => limitedMaps(operation, says));
  if (clearable.length === 0 && !masked && limited.length === 0) return;
  // A new resource, because others may depend on the members of the existing ones.
  await make(probe, operation);
  const { resource } = role;
  const id = probe.requests.newest.get(resource.name)?.value ?? base[resource.as];
  const own: Target = { operation, resource, id, base: parametersFor(probe, operation, resource, id) };
  for (const { name, says } of clearable)
    await clear(probe, own, { name, says, payload: withMembers(operation, own.base, { [name]: '' }) });
  if (masked) await clearByMask(probe, own, masked);
  for (const each of limited) await overfill(probe, own, each);
}

interface Target {
  readonly operation: Operation;
  readonly resource: Resource;
  readonly id: unknown;
  /** The parameters of the request, without a body. */
  readonly base: Payload;
}

function parametersFor({ requests }: Probe, operation: Operation, { as }: Resource, id: unknown): Payload {
  const outside = Object.entries(requests.filled(operation)).filter(([name]) => operation.places?.[name]);
  return { ...Object.fromEntries(outside), [as]: id };
}

/** `An empty text clears the note`, `为空时清空`. Not `must not be an empty string`. */
const EMPTY =
  /\b(an )?empty (string|text|value)s?\b[^.;]*\b(clears?|removes?|empties|deletes?|unsets?|null)\b|为空(字符串|串|文本)?时?(清空|清除|删除)|空(字符串|串)[^。；，]*(清空|清除)/i;

/** The names of the text members that the sentence names. */
const textsNamedIn = (operation: Operation, says: string): string[] =>
  Object.entries(membersOf(operation)).flatMap(([name, part]) =>
    isNamedIn(says.replaceAll('`', ' '), name) && isFreeText(valueOf(part, operation.schemas)) ? [name] : [],
  );

interface Clearing {
  /** The member to clear. */
  readonly name: string;
  readonly says: string;
  /** The request that clears it. */
  readonly payload: Payload;
}

/** Sets the member, clears it, and reads it. */
async function clear(probe: Probe, own: Target, { name, says, payload }: Clearing): Promise<void> {
  const { operation } = own;
  const value = textFor(operation, name);
  const set = await askEither(probe, operation, withMembers(operation, own.base, { [name]: value }));
  if (!set?.exchange.verdict.success || (await shownAt(probe, own, name))?.value !== value) return;
  const cleared = probe.requests.isSound(operation, payload)
    ? await askEither(probe, operation, payload)
    : undefined;
  const after = cleared?.exchange.verdict.success ? await shownAt(probe, own, name) : undefined;
  if (!cleared || !after || after.value !== value) return;
  report(
    probe,
    after.by,
    [set, cleared, after.by],
    `cleared/${name}`,
    `${name} is still ${JSON.stringify(value)}; the contract says '${says}'`,
  );
}

const textFor = (operation: Operation, name: string): string =>
  'Sample text'.slice(0, valueOf(membersOf(operation)[name] ?? {}, operation.schemas).maxLength);

/** Reads the resource. @returns the value of one member, and the exchange that shows it */
async function shownAt(
  probe: Probe,
  { resource, id, base }: Target,
  name: string,
): Promise<{ readonly value: unknown; readonly by: Sent } | undefined> {
  const [read] = readsOf(probe, resource, 'one');
  const by =
    read &&
    (await ask(probe, read, {
      ...probe.requests.filled(read),
      ...namesInPath(read, base),
      [resource.as]: id,
    }));
  const shown = shownIn(by);
  return by && shown ? { value: shown[name], by } : undefined;
}

/** The parameter of an update that names the members to write, and the sentence about members that the body lacks. */
interface Mask {
  readonly name: string;
  readonly says: string;
}

/** `A member in the mask that is not in the body is reset to its default` */
const DEFAULTS = /\bmask\b[^.]*\bnot in the body\b[^.]*\b(default|cleared|removed|reset|empty|emptied)\b/i;

function maskOf(operation: Operation): Mask | undefined {
  const { properties = {} } = flattened(operation.request, operation.schemas);
  const name = Object.keys(properties).find((each) => MASK.test(each));
  const says = sentencesOf(operation).find((text) => DEFAULTS.test(text));
  return name === undefined || says === undefined ? undefined : { name, says };
}

/** Sets members with a numeric default to another number, and clears them. Ends with the first that keeps its value. */
async function clearByMask(probe: Probe, own: Target, { name: mask, says }: Mask): Promise<void> {
  const { operation } = own;
  for (const [name, part] of Object.entries(membersOf(operation))) {
    const { default: usual, minimum, maximum } = valueOf(part, operation.schemas);
    if (typeof usual !== 'number') continue;
    const value = usual + 1 <= (maximum ?? Infinity) ? usual + 1 : usual - 1;
    if (value < (minimum ?? -Infinity)) continue;
    const set = await askEither(probe, operation, {
      ...withMembers(operation, own.base, { [name]: value }),
      [mask]: name,
    });
    if (!set?.exchange.verdict.success || (await shownAt(probe, own, name))?.value !== value) continue;
    const cleared = await askEither(probe, operation, { ...own.base, [mask]: name });
    const after = cleared?.exchange.verdict.success ? await shownAt(probe, own, name) : undefined;
    if (!cleared || !after || after.value !== value) continue;
    return report(
      probe,
      after.by,
      [set, cleared, after.by],
      `cleared/${name}`,
      `${name} is still ${value}, and the mask named it; the contract says '${says}'`,
    );
  }
}

interface LimitedMap {
  readonly name: string;
  readonly says: string;
  /** Maximum number of entries. */
  readonly most: number;
}

/** `At most 10 entries`, `up to 5 custom labels` */
const AT_MOST =
  /\b(?:at most|no more than|up to|maximum of|not more than) (\d+) (?:\w+ )?(?:entries|keys|pairs|members|labels|tags)\b/i;

/** Maps that an update merges, with the number of entries that they may have afterwards. */
const limitedMaps = (operation: Operation, says: string): LimitedMap[] => {
  const [, most] = AT_MOST.exec(says) ?? [];
  if (most === undefined) return [];
  return Object.keys(membersOf(operation)).flatMap((name) =>
    merges(operation, name) ? [{ name, says, most: Number(most) }] : [],
  );
};

/** Maximum number of entries to add. A higher limit stays untested. */
const MOST_ENTRIES = 100;

/** Fills the map with one update, and adds one entry with the next, which the backend must refuse. */
async function overfill(probe: Probe, own: Target, { name, says, most }: LimitedMap): Promise<void> {
  const before = await shownAt(probe, own, name);
  const room = most - entriesIn(before?.value);
  if (!before || room < 0 || room > MOST_ENTRIES) return;
  let last = before.by;
  for (const keys of [newKeys(0, room), newKeys(room, room + 1)]) {
    const map = Object.fromEntries(keys.map((key) => [key, 'x']));
    const payload = withMembers(own.operation, own.base, { [name]: map });
    const sent = probe.requests.isSound(own.operation, payload)
      ? await askEither(probe, own.operation, payload)
      : undefined;
    if (!sent?.exchange.verdict.success) return;
    last = sent;
  }
  const after = await shownAt(probe, own, name);
  const count = entriesIn(after?.value);
  if (!after || count <= most) return;
  report(
    probe,
    after.by,
    [last, after.by],
    `full/${name}`,
    `${name} has ${count} entries; the contract says '${says}'`,
  );
}

const entriesIn = (map: unknown): number => (isObject(map) ? Object.keys(map).length : 0);

/** Keys without digits, which a contract may forbid: `moreaa`, `moreab`. */
const newKeys = (start: number, end: number): string[] =>
  Array.from({ length: end - start }, (_, at) => {
    const letters = [Math.floor((start + at) / 26), (start + at) % 26];
    return `more${letters.map((each) => 'abcdefghijklmnopqrstuvwxyz'.charAt(each)).join('')}`;
  });
