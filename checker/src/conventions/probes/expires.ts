/** Creates a resource that ends soon, and waits: the contract says that it takes another state then by itself. */
import { isNamedIn, wordPattern } from '../../core/base/words.ts';
import { membersOf } from '../../core/contract/body.ts';
import { allSentencesOf, sentencesOf } from '../../core/contract/sentences.ts';
import { typeOf } from '../../core/contract/typeOf.ts';
import type { Operation, Payload, Resource } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { statesOf } from '../consistency/forbidden.ts';
import { createdIdOf, shownIn } from '../consistency/names.ts';
import { ask, report, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

const ITSELF = /\b(by itself|by themselves|on its own|automatic\w*)\b|自动/i;
const ENDS = /expir|time_?out|valid_?(until|till)|deadline|ends?_?at|lapse|过期|截止/i;
const SECONDS = /^(ttl|time_?to_?live|expires?_?in|valid_?for|lifetime|time_?out)(_?(sec(ond)?s?|s))?$/i;

/** Seconds until the resource ends, and the tolerance for a backend that looks from time to time. */
const SOON_MS = 2000;
const LATE_MS = 1200;
/** A longer wait is not worth it. */
const LONGEST_S = 3;

interface Ending {
  readonly resource: Resource;
  readonly read: Operation;
  readonly payload: Payload;
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
  // Only a state that the sentence speaks of may change.
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
  const says = [...allSentencesOf(maker), ...sentencesOf(read)].find(
    (text) => ITSELF.test(text) && ENDS.test(text),
  );
  const taken = probe.requests.taken.get(maker) ?? probe.requests.filled(maker);
  const payload = says === undefined ? undefined : soonOver(maker, probe.requests.unlike(maker, taken), says);
  return says === undefined || !payload || !probe.requests.isSound(maker, payload)
    ? undefined
    : { resource: role.resource, read, payload, says };
}

/** The request with the earliest end: by a number of seconds, or by the time that the sentence names. */
function soonOver(maker: Operation, base: Payload, says: string): Payload | undefined {
  for (const [name, part] of Object.entries(membersOf(maker))) {
    const schema = valueOf(part, maker.schemas);
    const least = Math.max(1, schema.minimum ?? 1);
    if (SECONDS.test(name) && /^(integer|number)$/.test(typeOf(schema)) && least < LONGEST_S)
      return withMembers(maker, base, { [name]: least });
    if (schema.format === 'date-time' && isNamedIn(says.replaceAll('`', ' '), name)) {
      const end = new Date(Math.ceil((Date.now() + SOON_MS - 1000) / 1000) * 1000);
      return withMembers(maker, base, { [name]: end.toISOString().replace('.000', '') });
    }
  }
  return undefined;
}
