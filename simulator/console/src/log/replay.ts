/** One logged request as a shell command. */
import type { LogEntry } from './entry.ts';

/**
 * Returns the body as it was sent; undefined if there was none. If the log has only the payload, the body is made of it:
 * at the gateway the payload is a string inside the body (spec 2 §7).
 */
export function bodyOf({ service, method, request, raw }: LogEntry): string | undefined {
  if (raw) return raw.request.body;
  if (method === 'GET' || method === 'HEAD' || request === undefined) return undefined;
  return JSON.stringify(service === 'gateway' ? { reqData: JSON.stringify(request), eid: '' } : request);
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Returns a shell command that repeats a request in its session. @param origin of the simulator */
export function asCurl(entry: LogEntry, origin: string, session: string): string {
  const body = bodyOf(entry);
  const headers = Object.entries({
    'X-Sim-Session': encodeURIComponent(session),
    ...(body !== undefined && {
      'Content-Type': entry.raw?.request.headers['content-type'] ?? 'application/json',
    }),
    ...entry.headers,
  });
  return [
    `curl -i -X ${entry.method} ${quoted(origin + entry.path)}`,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' \\\n  ');
}
