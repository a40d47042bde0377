/** Something of its own to do something to: what is there may be needed. */
import { thingOf } from '../../checks/thing.ts';
import type { Operation } from '../../contract/types.ts';
import { isObject } from '../../object.ts';
import { ask } from './ask.ts';
import type { Round } from './round.ts';

/** The newest of each kind that the operation is about is one that nobody has touched. */
export async function make(round: Round, { roles = [] }: Operation): Promise<void> {
  for (const { kind } of roles) {
    const maker = round.context.operations.find(({ roles: own = [] }) =>
      own.some((role) => role.kind.name === kind.name && role.does === 'made'),
    );
    // Under the name of one that is there it may be refused.
    const wanted = maker && round.requests.unlike(maker, round.requests.filled(maker));
    const sent = maker && wanted && (await ask(round, maker, wanted));
    const data = maker && thingOf(maker, sent?.exchange.verdict.data);
    const name = isObject(data) ? data[kind.member] : undefined;
    if (name !== undefined) round.requests.newest.set(kind.name, { kind, value: name });
  }
}
