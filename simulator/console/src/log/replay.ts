/** One logged request as something that can be run again: a shell command, a Playwright snippet. */
import type { LogEntry } from './entry.ts';

/** The body as it travels: at the gateway the payload is a text inside the body (spec 2 §7). Undefined without one. */
export function bodyOf({ service, method, request, raw }: LogEntry): string | undefined {
  if (raw) return raw.request.body;
  if (method === 'GET' || method === 'HEAD' || request === undefined) return undefined;
  return JSON.stringify(service === 'gateway' ? { reqData: JSON.stringify(request), eid: '' } : request);
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A command for a shell, in the session that sent the request. @param origin of the simulator */
export function asCurl(entry: LogEntry, origin: string, session: string): string {
  const body = bodyOf(entry);
  const headers = Object.entries({
    'X-Sim-Session': encodeURIComponent(session),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...entry.headers,
  });
  return [
    `curl -i -X ${entry.method} ${quoted(origin + entry.path)}`,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' \\\n  ');
}

/** Where each service's envelope says the code. */
const codePath = (entry: LogEntry): object | undefined => {
  const { response, code } = entry;
  if (typeof response !== 'object' || response === null || code === undefined) return undefined;
  const inner: unknown = Reflect.get(response, 'resultData');
  if (typeof inner === 'object' && inner !== null && Reflect.get(inner, 'code') === code)
    return { resultData: { code } };
  const member = ['resultCode', 'code', 'error'].find((name) => Reflect.get(response, name) === code);
  return member === undefined ? undefined : { [member]: code };
};

/** A test that starts the same scenario and sends the same request. @param link the address that starts it */
export function asTest(entry: LogEntry, link: string): string {
  const { method, path, headers = {}, status, operationId } = entry;
  const body = bodyOf(entry);
  const options = {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { data: body }),
  };
  const code = codePath(entry);
  return [
    `test(${JSON.stringify(`${operationId ?? path} ${entry.code ?? String(status)}`)}, async ({ page }) => {`,
    `  await page.goto(${JSON.stringify(link)});`,
    `  const answer = await page.request.fetch(${JSON.stringify(path)}, ${JSON.stringify(options)});`,
    `  expect(answer.status()).toBe(${String(status)});`,
    ...(code === undefined ? [] : [`  expect(await answer.json()).toMatchObject(${JSON.stringify(code)});`]),
    '});',
  ].join('\n');
}
