/** Everybody looks at what was written: at the lists of its kind, and at the thing. */
import { thingOf } from '../../core/judging/resource.ts';
import { removes } from '../../core/contract/removes.ts';
import type { Kind, Operation, Payload } from '../../core/contract/types.ts';
import type { Login } from '../../core/exchange/ask.ts';
import { isObject } from '../../core/base/object.ts';
import type { Sent } from '../../core/judging/sent.ts';
import { known, namesIn, type Names } from './named.ts';
import { ask } from './ask.ts';
import type { Round } from './probe.ts';

/** Everybody looks at what was made or changed. */
export async function after(round: Round, operation: Operation, sent: Sent): Promise<void> {
  for (const { kind, does } of operation.roles ?? []) {
    const data = thingOf(operation, sent.exchange.verdict.data);
    const made = does === 'made' && isObject(data) ? data[kind.member] : undefined;
    const named = namesIn(operation, kind, sent.case.ask.payload);
    const value = made ?? named.get(kind.name);
    if (value === undefined && !kind.single) continue;
    if (!kind.single) named.set(kind.name, value);
    if (!removes(operation) && !kind.single) round.requests.newest.set(kind.name, { kind, value });
    for (const login of ['parent', 'other'] as const) await lookAt(round, kind, named, login);
  }
  await owners(round, operation, sent.case.ask.payload);
}

export async function look(round: Round, operation: Operation, login: Login): Promise<void> {
  for (const { kind } of operation.roles ?? []) await lists(round, kind, login);
}

/** The things that a request names beside its own: the reader of a loan shows how many loans there are. */
export async function owners(round: Round, operation: Operation, payload: Payload): Promise<void> {
  const own = new Set(operation.roles?.map(({ kind }) => kind.name));
  const kinds = round.context.neighbours.flatMap(({ effect, roles = [] }) =>
    effect === 'read' ? roles.filter(({ does }) => does === 'one').map(({ kind }) => kind) : [],
  );
  for (const kind of new Map(kinds.map((each) => [each.name, each])).values()) {
    const names = namesIn(operation, kind, payload);
    if (!own.has(kind.name) && !kind.single && names.has(kind.name))
      await details(round, kind, names, 'parent');
  }
}

async function lookAt(round: Round, kind: Kind, named: Names, login: Login): Promise<void> {
  await lists(round, kind, login);
  await details(round, kind, named, login);
}

export async function details(round: Round, kind: Kind, named: Names, login: Login): Promise<void> {
  for (const operation of readsOf(round, kind, 'one'))
    await ask(
      round,
      operation,
      { ...round.requests.filled(operation), ...known(operation, named, kind) },
      login,
    );
}

async function lists(round: Round, kind: Kind, login: Login): Promise<void> {
  for (const operation of readsOf(round, kind, 'list'))
    await ask(round, operation, round.requests.widest(operation), login);
}

export function readsOf(round: Round, kind: Kind, does: string): Operation[] {
  return round.context.neighbours.filter(
    ({ effect, roles = [] }) =>
      effect === 'read' && roles.some((role) => role.kind.name === kind.name && role.does === does),
  );
}
