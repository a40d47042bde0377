/** Faults of a backend that misreads requests. */
import { parsed } from '../../json/parsed.ts';
import type { Incoming } from '../../server/request/incoming.ts';
import type { Operation } from '../../services/catalogue.ts';
import type { Mutation } from '../mutant.ts';

type Members = Readonly<Record<string, unknown>>;

export const changeRequest =
  (change: (incoming: Incoming, operation: Operation) => Incoming): Mutation =>
  (original) =>
  (operation, incoming, ...rest) =>
    original(operation, change(incoming, operation), ...rest);

/** Adds members to the request; at the gateway beside reqData. Bodies that are no JSON object stay. */
export const withRequestMembers = (more: (sent: Members) => Members): Mutation =>
  changeRequest((incoming) => withMembers(incoming, (sent) => ({ ...sent, ...more(sent) })));

/** Adds members to the payload; at the gateway inside reqData. */
export const withPayloadMembers = (more: (sent: Members) => Members): Mutation =>
  changeRequest((incoming, { service }) =>
    service === 'gateway'
      ? withMembers(incoming, (sent) => ({ ...sent, reqData: packed(sent['reqData'], more) }))
      : withMembers(incoming, (sent) => ({ ...sent, ...more(sent) })),
  );

function withMembers(incoming: Incoming, change: (sent: Members) => Members): Incoming {
  if (incoming.method === 'GET') return { ...incoming, query: change(incoming.query) };
  const sent = parsed(incoming.body === '' ? '{}' : incoming.body);
  return isMembers(sent) ? { ...incoming, body: JSON.stringify(change(sent)) } : incoming;
}

function packed(reqData: unknown, more: (sent: Members) => Members): unknown {
  const sent = typeof reqData === 'string' ? parsed(reqData) : undefined;
  return isMembers(sent) ? JSON.stringify({ ...sent, ...more(sent) }) : reqData;
}

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
