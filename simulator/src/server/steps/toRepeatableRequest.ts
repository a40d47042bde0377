import { isObject } from '#tools/object.ts';
import { secretNamesOf } from '../../services/secretNames.ts';
import type { RepeatableRequest, FormFile, SentRequest } from '../../sessions/scene.ts';
import { header } from '../request/incoming.ts';
import type { Exchange } from './exchange.ts';
import { FORCE_HEADER } from './magic.ts';
import { SafeRequest } from './safeRequest.ts';

/** Headers besides those of the contract that affect a response. */
const DECISIVE = ['content-type', 'content-encoding', 'prefer', FORCE_HEADER];

/** Returns the data to repeat a request, without its secrets. The log makes it when a test is exported. */
export function toRepeatableRequest(exchange: Exchange): RepeatableRequest {
  const { operation, scene, now, fault } = exchange;
  const safe = new SafeRequest(secretNamesOf(operation));
  const sent = safeRequestOf(exchange, safe);
  return { scene, now, sent, hasStandIns: safe.hasStandIns, fault };
}

function safeRequestOf(exchange: Exchange, safe: SafeRequest): SentRequest {
  const { operation, incoming, files, requestViolations } = exchange;
  const headers = [...DECISIVE, ...operation.headers].flatMap((name) => {
    const value = header(incoming, name.toLowerCase());
    return value === undefined ? [] : [[name, value] as const];
  });
  const sent = { headers: safe.value(Object.fromEntries(headers)), path: safe.path(incoming.url) };
  if (files && isObject(exchange.request))
    return { ...sent, form: formOf(safe.value(exchange.request), files) };
  if (incoming.body !== '') return { ...sent, body: safe.text(incoming.body) };
  // A body that was refused and has no text was unreadable: see SentRequest.unread.
  const isUnread = incoming.bytes !== undefined && requestViolations !== undefined;
  return isUnread ? { ...sent, unread: true } : sent;
}

function formOf(
  members: Readonly<Record<string, unknown>>,
  files: NonNullable<Exchange['files']>,
): Record<string, string | FormFile> {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [name, files[name] ?? String(value)]),
  );
}
