/** Restores flags and states that a write has set, because later requests may need them: an inactive product cannot be ordered. */
import { isObject } from '../../core/base/object.ts';
import { membersOf } from '../../core/contract/body.ts';
import type { Operation, Payload } from '../../core/contract/types.ts';
import { valueOf } from '../../core/contract/valueOf.ts';
import { itemsOf } from '../../core/judging/items.ts';
import { resourceOf } from '../../core/judging/resource.ts';
import { withMembers } from '../../core/requests/withMembers.ts';
import { isPart } from '../consistency/facts.ts';
import { ask, askEither } from './ask.ts';
import { idsFor, namesIn } from './named.ts';
import type { Probe } from './probe.ts';
import { readsOf } from './readBack.ts';

/** Reads the switches that a write is about to set. @returns their values before the write */
export async function readSwitches(
  probe: Probe,
  operation: Operation,
  base: Payload,
): Promise<Payload | undefined> {
  const names = switchesOf(operation, base);
  if (names.length === 0) return undefined;
  for (const { resource } of operation.roles ?? [])
    for (const read of [...readsOf(probe, resource, 'one'), ...readsOf(probe, resource, 'list')]) {
      const one = read.roles?.some(({ does }) => does === 'one');
      const asked = one
        ? { ...probe.requests.filled(read), ...idsFor(read, namesIn(operation, resource, base), resource) }
        : probe.requests.widest(read);
      const sent = await ask(probe, read, asked);
      const { verdict } = sent?.exchange ?? {};
      const things = verdict?.success
        ? [resourceOf(read, verdict.data), ...(itemsOf(read, verdict) ?? [])].filter(isObject)
        : [];
      const thing = things.find((each) => resource.single ?? each[resource.member] === base[resource.as]);
      const shown = names.filter((name) => /^(boolean|string)$/.test(typeof thing?.[name]));
      if (thing && shown.length > 0) return Object.fromEntries(shown.map((name) => [name, thing[name]]));
    }
  return undefined;
}

/** Sets switches again. The backend may refuse some states, so each one that is not in the base request goes alone. */
export async function restoreSwitches(
  probe: Probe,
  operation: Operation,
  base: Payload,
  switches: Payload,
): Promise<void> {
  const own = Object.entries(switches).filter(([name]) => name in base);
  await ask(probe, operation, probe.requests.fresh(operation, { ...base, ...Object.fromEntries(own) }));
  for (const [name, value] of Object.entries(switches).filter(([each]) => !(each in base))) {
    const payload = withMembers(operation, base, { [name]: value });
    if (probe.requests.isSound(operation, payload))
      await askEither(probe, operation, probe.requests.fresh(operation, payload));
  }
}

/** Booleans and enums of a request. A partial update may set those too that its example leaves out. */
const switchesOf = (operation: Operation, base: Payload): string[] =>
  Object.entries(membersOf(operation)).flatMap(([name, part]) => {
    const { type, enum: values } = valueOf(part, operation.schemas);
    const isSwitch = type === 'boolean' || values !== undefined;
    return isSwitch && !operation.places?.[name] && (name in base || isPart(operation)) ? [name] : [];
  });
