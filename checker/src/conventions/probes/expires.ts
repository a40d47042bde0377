/** Creates a resource that ends soon, and waits: the contract says that it takes another state then by itself. */
import { isNamedIn, wordPattern } from '../../core/base/words.ts';
import { membersOf } from '../../core/contract/body.ts';
import { allPromisesOf, promisesOf } from '../../core/contract/sentences.ts';
import { typeOf } from '../../core/contract/typeOf.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { createdIdOf, shownIn } from '../consistency/names.ts';
import { statesOf } from '../consistency/states.ts';
import { ask, report, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

/** `Expires by itself after its TTL`, `becomes overdue automatically` */
const ITSELF = /\b(by itself|by themselves|on its own|automatic\w*)\b|自动/i;
/** Conditions that a resource meets as long as it is left alone: `if it is not accepted`, `unless it is extended`, `after its end`. */
const LEFT_ALONE = /\b(?:not|nobody|no ?one|none|unless|until|after|when (?:the|its|it|that))\b/i;
/** `Expires by itself`, `after validUntil`: the change has to do with an end. */
const ENDS = /expir|time_?out|valid_?(until|till)|deadline|ends?_?at|lapse|过期|截止/i;
/** Members with a lifetime in seconds: `ttl`, `expires_in`, `timeoutSeconds`. */
const SECONDS = /^(ttl|time_?to_?live|expires?_?in|valid_?for|lifetime|time_?out)(_?(sec(ond)?s?|s))?$/i;

/** Time until the resource ends. */
const SOON_MS = 2000;
/** Additional wait, for a backend that looks for ended resources from time to time. */
const LATE_MS = 1200;
/** A shortest lifetime of so many seconds is too long for the wait. */
const TOO_LONG_S = 3;

interface Ending {
  readonly resource: Resource;
  /** Reads one resource by its id. */
  readonly read: Operation;
  /** The request for a resource that ends soon. */
  readonly payload: Payload;
  /** The sentence that promises another state. */
  readonly says: string;
}

/** @param maker creates resources */
export async function waitForEnd(probe: Probe, maker: Operation): Promise<void> {
  const ending = endingOf(probe, maker);
  if (!ending || probe.context.isOver()) return;
  const { resource, read, payload, says } = ending;
  const made = await ask(probe, maker, payload, 'parent', TRIED);
  const id = createdIdOf(resource, made);
  if (!made || id === undefined) return;
  const stateNow = async () => {
    const by = await ask(probe, read, { ...probe.requests.filled(read), [resource.as]: id });
    const shown = shownIn(by);
    return by && shown ? { by, shown, states: statesOf(read, shown) } : undefined;
  };
  const before = await stateNow();
  // The state is in question if the sentence names another value of it, such as `expired`.
  const wanted = before?.states.find(({ others }) =>
    others.some((each) => new RegExp(wordPattern(each), 'iu').test(says)),
  );
  if (!before || !wanted) return;
  await new Promise((done) => setTimeout(done, SOON_MS + LATE_MS));
  const after = await stateNow();
  const state = after?.states.find(({ name }) => name === wanted.name);
  if (!after || state?.value !== wanted.value) return;
  const message = `${resource.as} ${String(id)} is still ${wanted.value} after its end; the contract says '${says}'`;
  report(probe, after.by, [made, before.by, after.by], `ended/${wanted.name}`, message);
}

function endingOf(probe: Probe, maker: Operation): Ending | undefined {
  const role = maker.roles?.find(({ does }) => does === 'made');
  const [read] = role ? readsOf(probe, role.resource, 'one') : [];
  if (!role || !read || maker.effect !== 'write') return undefined;
  const says = [...allPromisesOf(maker, LEFT_ALONE), ...promisesOf(read, LEFT_ALONE)].find(
    (text) => ITSELF.test(text) && ENDS.test(text),
  );
  const base = probe.requests.accepted.get(maker) ?? probe.requests.filled(maker);
  const payload = says === undefined ? undefined : soonOver(maker, probe.requests.unlike(maker, base), says);
  return says === undefined || !payload || !probe.requests.isSound(maker, payload)
    ? undefined
    : { resource: role.resource, read, payload, says };
}

/**
 * The request with the earliest end: by a number of seconds, or by the time that the sentence names. Undefined if it has no such
 * member, or if the contract allows no end before the wait is over.
 */
function soonOver(maker: Operation, base: Payload, says: string): Payload | undefined {
  for (const [name, part] of Object.entries(membersOf(maker))) {
    const schema = valueOf(part, maker.schemas);
    const least = Math.max(1, schema.minimum ?? 1);
    const isLifetime = SECONDS.test(name) && /^(integer|number)$/.test(typeOf(schema));
    if (isLifetime && least < TOO_LONG_S) return withMembers(maker, base, { [name]: least });
    if (schema.format === 'date-time' && isNamedIn(says.replaceAll('`', ' '), name)) {
      // A full second, one to two seconds ahead.
      const end = new Date(Math.ceil((Date.now() + SOON_MS - 1000) / 1000) * 1000);
      return withMembers(maker, base, { [name]: end.toISOString().replace('.000', '') });
    }
  }
  return undefined;
}
