/** Creates a resource with a state, such as `status: closed`, that only the backend sets: the new resource must not take it. */
import { membersOf } from '../../core/contract/body.ts';
import { flattened } from '../../core/contract/flattened.ts';
import { makes } from '../../core/contract/makes.ts';
import { dataOf } from '../../core/contract/openapi/dataOf.ts';
import { allPromisesOf } from '../../core/contract/sentences.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { shownIn } from '../consistency/names.ts';
import { ask, report, TRIED } from './ask.ts';
import type { Probe } from './probe.ts';

/** `Output only`, `set by the server` */
const OUTPUT = /\b(output|read)[- ]only\b|\bset by the (server|service|system)\b|只读/i;
/** `Unknown members are ignored`, `read-only fields are ignored` */
const IGNORED =
  /\b(members?|fields?|propert(y|ies)|attributes?)\b[^.]*\b(unknown|do not know|not known|output only|read[- ]only|other)\b[^.]*\bignored\b|\b(unknown|other|output only|read[- ]only)\b[^.]*\bignored\b|多余的字段会被忽略/i;

/** @param base an accepted request */
export async function sendOutputOnly(probe: Probe, operation: Operation, base: Payload): Promise<void> {
  if (!makes(operation) || operation.method !== 'POST' || !operation.answers) return;
  const asked = membersOf(operation);
  const isIgnored = allPromisesOf(operation).some((text) => IGNORED.test(text));
  const names = Object.entries(dataOf(operation).properties ?? {}).flatMap(([name, part]) => {
    const { enum: values = [] } = flattened(part, operation.schemas);
    const own = asked[name];
    // A member that the request does not have may be sent only where unknown members are ignored.
    const isOutput =
      own === undefined
        ? isIgnored
        : OUTPUT.test(own.description ?? valueOf(own, operation.schemas).description ?? '');
    return isOutput && STATE.test(name) && values.length > 1 ? [{ name, values }] : [];
  });
  for (const { name, values } of names) {
    // First the base request as it is, then the same with another state: only a backend that takes the state from the request shows it.
    const usual = await shownFor(probe, operation, probe.requests.unlike(operation, base), name);
    const other = values.findLast((value) => value !== usual?.value && value !== null);
    if (!usual || other === undefined) continue;
    const payload = withMembers(operation, probe.requests.unlike(operation, base), { [name]: other });
    const taken = await shownFor(probe, operation, payload, name);
    if (taken?.value !== other) continue;
    const message = `${name} ${String(other)} is taken from the request; without it, ${name} is ${String(usual.value)}, and only the backend sets it`;
    report(probe, taken.sent, [usual.sent, taken.sent], `output/${name}`, message);
  }
}

/** Members whose first value the backend decides. */
const STATE = /^(state|status|phase|stage)$/i;

/** Creates a resource. @returns the value that the response shows for a member */
async function shownFor(probe: Probe, operation: Operation, payload: Payload, name: string) {
  const sent = probe.requests.isSound(operation, payload)
    ? await ask(probe, operation, payload, 'parent', TRIED)
    : undefined;
  const shown = shownIn(sent);
  return sent && shown ? { value: shown[name], sent } : undefined;
}
