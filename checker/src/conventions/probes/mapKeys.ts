/** Removes a key of a map as the contract says: by an empty text, or by null. */
import { isObject } from '../../core/base/object.ts';
import { isNamedIn } from '../../core/base/words.ts';
import { membersOf } from '../../core/contract/body.ts';
import { allSentencesOf, sentencesIn, sentencesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload, Schema } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { namedRole, shownIn } from '../consistency/names.ts';
import { ask, askEither, report } from './ask.ts';
import { make } from './make.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

/** The parts of a sentence such as `An entry with an empty text is removed`. The group is the value that removes a key. */
const KEYS = String.raw`\b(?:keys?|entr(?:y|ies)|pairs?|labels?|tags?)\b`;
const TAKES = String.raw`\b(?:remov|delet|unset|clear|drop)\w*`;
const CLEARS = String.raw`\b(?<how>(?:an )?empty (?:text|string|value)|null)\b`;
/**
 * `A key with null is removed` (group `how`), `removes a label if its value is null` (`last`), `null removes the key` (`first`).
 * The names differ because a name may occur once only.
 */
const CLEARED = new RegExp(
  `${KEYS}[^.;:]*${CLEARS}[^.;]*${TAKES}|${TAKES}[^.;]*${KEYS}[^.;]*${CLEARS.replace('how', 'last')}|${CLEARS.replace('how', 'first')}[^.;]*${TAKES}[^.;]*${KEYS}`,
  'i',
);

interface Clearable {
  /** The member that is a map. */
  readonly name: string;
  /** The value that removes a key. */
  readonly cleared: '' | null;
  readonly says: string;
}

/** @param base an accepted request for an update */
export async function removeKeys(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  const role = namedRole(operation);
  const [read] = role ? readsOf(probe, role.resource, 'one') : [];
  if (!role || !read || operation.effect !== 'write') return;
  for (const { name, cleared, says } of clearableIn(operation)) {
    await make(probe, operation);
    const asked = Object.entries({ ...base, ...probe.requests.filled(operation) });
    const names = Object.fromEntries(asked.filter(([each]) => operation.places?.[each]));
    const send = (value: Payload) =>
      askEither(probe, operation, withMembers(operation, names, { [name]: value }));
    const look = async () => {
      const by = await ask(probe, read, { ...probe.requests.filled(read), ...namesInPath(read, names) });
      const map = shownIn(by)?.[name];
      return by && isObject(map) ? { by, map } : undefined;
    };
    const set = await send({ one: 'first', two: 'second' });
    if (!set?.exchange.verdict.success || (await look())?.map['one'] !== 'first') continue;
    const taken = await send({ one: cleared });
    const after = taken?.exchange.verdict.success ? await look() : undefined;
    if (!taken || !after || !('one' in after.map)) continue;
    const message = `${name}.one is still ${JSON.stringify(after.map['one'])}; the contract says '${says}'`;
    report(probe, after.by, [set, taken, after.by], `cleared/${name}`, message);
  }
}

function clearableIn(operation: Operation): Clearable[] {
  const about = allSentencesOf(operation);
  const maps = Object.entries(membersOf(operation)).filter(
    ([name, part]) => isMap(valueOf(part, operation.schemas)) && !operation.places?.[name],
  );
  return maps.flatMap(([name, part]): Clearable[] => {
    const schema = valueOf(part, operation.schemas);
    const own = sentencesIn(part.description ?? schema.description ?? '');
    const named = about.filter((text) => isNamedIn(text.replaceAll('`', ' '), name));
    // If the request has one map, a sentence about keys without its name is about this map.
    const only = maps.length === 1 ? sentencesOf(operation) : [];
    const says = [...own, ...named, ...only].find((text) => CLEARED.test(text));
    if (says === undefined) return [];
    const { how, last, first } = CLEARED.exec(says)?.groups ?? {};
    return [{ name, says, cleared: (how ?? last ?? first)?.toLowerCase() === 'null' ? null : '' }];
  });
}

const isMap = ({ additionalProperties, properties }: Schema): boolean =>
  isObject(additionalProperties) && properties === undefined;
