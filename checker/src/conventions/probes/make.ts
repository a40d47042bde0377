/** Something of its own to do something to: what is there may be needed. */
import { thingOf } from '../../core/judging/resource.ts';
import type { Kind, Operation } from '../../core/contract/types.ts';
import { isObject } from '../../core/base/object.ts';
import { ask, TRIED } from './ask.ts';
import type { Round } from './probe.ts';

/** The newest of each kind that the operation is about is one that nobody has touched. */
export async function make(round: Round, { roles = [] }: Operation): Promise<void> {
  for (const { kind } of roles) await makeOne(round, kind, { isFirst: true });
}

/** The places that a request names, made as the contract shows them: its examples fit together. */
export async function makePlaces(round: Round, { roles = [], named = {} }: Operation): Promise<boolean> {
  const own = new Set(roles.map(({ kind }) => kind.name));
  const places = Object.values(named).filter(({ name }) => !own.has(name));
  for (const place of places) await makeOne(round, place, { isFirst: false, asShown: true });
  return places.length > 0;
}

const makerOf = ({ context }: Round, { name }: Kind): Operation | undefined =>
  context.operations.find(({ roles = [] }) =>
    roles.some(({ kind, does }) => kind.name === name && does === 'made'),
  );

interface How {
  /** The place in which it is made may be full or closed: then there is another one. */
  readonly isFirst: boolean;
  readonly asShown?: true;
}

async function makeOne(round: Round, kind: Kind, { isFirst, asShown }: How): Promise<void> {
  const { requests } = round;
  const maker = makerOf(round, kind);
  const filled = maker && requests.filled(maker);
  const [shown] = maker && filled && asShown ? requests.asShown(maker, filled) : [];
  // Under the name of one that is there it may be refused.
  const wanted = maker && filled && requests.unlike(maker, shown ?? filled);
  const sent = maker && wanted && (await ask(round, maker, wanted, 'parent', TRIED));
  if (!maker || !sent) return;
  const data = thingOf(maker, sent.exchange.verdict.data);
  const name = isObject(data) ? data[kind.member] : undefined;
  if (sent.exchange.verdict.success && name !== undefined)
    round.requests.newest.set(kind.name, { kind, value: name });
  if (sent.exchange.verdict.success || !isFirst) return;
  const places = Object.values(maker.named ?? {}).filter((each) => each.name !== kind.name);
  for (const place of places) await makeOne(round, place, { isFirst: false });
  if (places.length > 0) await makeOne(round, kind, { isFirst: false });
}
