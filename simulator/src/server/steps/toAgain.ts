import { isObject } from '#tools/object.ts';
import { parsedShallow } from '../../json/parsed.ts';
import { secretNames } from '../../services/secretNames.ts';
import type { Again, FileAgain, SentAgain } from '../../sessions/scene.ts';
import { withStandIns } from '../../sessions/standIn.ts';
import { header } from '../incoming.ts';
import { parametersOf } from '../shownSecrets.ts';
import type { Exchange } from './exchange.ts';
import { FORCE_HEADER } from './magic.ts';

/** Headers beside the contract's own that decide an answer. */
const DECISIVE = ['content-type', 'content-encoding', 'prefer', FORCE_HEADER];

/** Returns what it takes to repeat a request, without its secrets. The log makes it when a test is written. */
export function toAgain(exchange: Exchange): Again {
  const { operation, scene, now, fault } = exchange;
  const names = new Set([...secretNames, ...(operation.secrets ?? [])]);
  let hasStandIns = false;
  const safe = <Value>(value: Value): Value => {
    const replaced = withStandIns(value, names);
    hasStandIns ||= replaced.secrets.length > 0;
    return replaced.value;
  };
  return { scene, now, sent: sentAgain(exchange, safe), hasStandIns, fault };
}

type Safe = <Value>(value: Value) => Value;

function sentAgain(exchange: Exchange, safe: Safe): SentAgain {
  const { operation, incoming, files, requestViolations } = exchange;
  const headers = [...DECISIVE, ...operation.headers].flatMap((name) => {
    const value = header(incoming, name.toLowerCase());
    return value === undefined ? [] : [[name, value] as const];
  });
  const sent = { headers: safe(Object.fromEntries(headers)), path: safePath(incoming.url, safe) };
  if (files && isObject(exchange.request)) return { ...sent, form: formOf(safe(exchange.request), files) };
  if (incoming.body !== '') return { ...sent, body: safeBody(incoming.body, safe) };
  const isUnread = incoming.bytes !== undefined && requestViolations !== undefined;
  return isUnread ? { ...sent, unread: true } : sent;
}

function formOf(
  members: Readonly<Record<string, unknown>>,
  files: NonNullable<Exchange['files']>,
): Record<string, string | FileAgain> {
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [name, files[name] ?? String(value)]),
  );
}

/** The address as it came, unless one of its parameters is a secret. */
function safePath(url: string, safe: Safe): string {
  const parameters = parametersOf(url);
  const replaced = safe(parameters);
  if (JSON.stringify(replaced) === JSON.stringify(parameters)) return url;
  return `${url.split('?', 1)[0]}?${new URLSearchParams(replaced.flatMap((one) => Object.entries(one)))}`;
}

/** The body as it came, unless a member of it is a secret; at the gateway the payload is a text inside. */
function safeBody(text: string, safe: Safe): string {
  const outer = parsedShallow(text);
  if (!isObject(outer)) return text;
  const inner = typeof outer['reqData'] === 'string' ? parsedShallow(outer['reqData']) : undefined;
  const value = safe(outer);
  const packed = isObject(inner) ? safe(inner) : undefined;
  if (isObject(inner) && JSON.stringify(packed) !== JSON.stringify(inner))
    return JSON.stringify({ ...value, reqData: JSON.stringify(packed) });
  return JSON.stringify(value) === JSON.stringify(outer) ? text : JSON.stringify(value);
}
