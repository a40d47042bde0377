/**
 * A second backend for the contract of the standard service. It proves that the checker accepts more than the simulator, with
 * which it shares no code: plain node:http, its own validation and its own company. `POST /login {"user": "yueming"}` sets the
 * cookie `ym_token`.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { User } from './company.ts';
import { company } from './company.ts';
import type { Body } from './complaints.ts';
import { complaints } from './complaints.ts';
import type { Operation } from './operations.ts';
import { operations } from './operations.ts';

const BODY_LIMIT = 1_000_000;

type Envelope = Readonly<Record<string, unknown>>;

const success = (resultData: unknown): Envelope => ({
  resultCode: '0000000',
  resultMsg: 'success',
  resultData,
  extData: {},
});
const refusal = (resultCode: string, resultMsg: string): Envelope => ({
  resultCode,
  resultMsg,
  resultData: null,
  extData: null,
});

interface Caller {
  /** Name of the login; undefined for a visitor. */
  readonly name?: string | undefined;
  readonly user?: User | undefined;
  /** The login for which the caller's page was loaded, from the header X-Prepared-Under. */
  readonly preparedUnder?: string | undefined;
}

/** Returns the response. It checks in the order of the contract: login, request, role and product, state, fault. */
function decide(operation: Operation, body: unknown, { name, user, preparedUnder = name }: Caller): Envelope {
  if (!user && !operation.open) return refusal('0000006', '请先登录');
  if (operation.write && preparedUnder !== name) return refusal('E9000004', '登录账号已变更');
  const wrong = complaints(body, operation.rules);
  if (wrong.length > 0) return refusal('E9000001', wrong.join('; '));
  const [refused] = operation.refusals?.find(([, applies]) => applies(user, body as Body)) ?? [];
  if (refused !== undefined) return refusal(refused, '暂时无法办理');
  if (user?.everythingFails) return refusal('9999999', '系统繁忙');
  return success(operation.answer(body as Body, user));
}

/** Reads the body. @throws RangeError if it is too long */
async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > BODY_LIMIT) throw new RangeError('body too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

const tokenOf = ({ headers }: IncomingMessage): string | undefined =>
  /(?:^|;\s*)ym_token=([^;]+)/.exec(headers.cookie ?? '')?.[1];

function makeBackend(): Server {
  const logins = new Map<string, { readonly name: string; readonly user: User }>();

  const login = (response: ServerResponse, body: unknown): void => {
    const name = String((body as Body | null)?.['user']);
    const user = Object.hasOwn(company.users, name) ? company.users[name] : undefined;
    if (!user) return send(response, 403, { error: 'unknown user' });
    const token = randomUUID();
    logins.set(token, { name, user });
    send(response, 200, { ok: true }, { 'set-cookie': `ym_token=${token}; Path=/; HttpOnly` });
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const operation = operations[path];
    if (!operation && path !== '/login') return send(response, 404, { error: 'no such path' });
    if (request.method !== 'POST') return send(response, 405, { error: 'POST only' }, { allow: 'POST' });
    const type = request.headers['content-type'] ?? 'application/json';
    if (!/^application\/json\b/i.test(type)) return send(response, 415, { error: 'JSON only' });
    const text = await bodyOf(request);
    let body: unknown;
    try {
      body = JSON.parse(text === '' ? '{}' : text);
    } catch {
      return send(response, 400, { error: 'no JSON' });
    }
    if (!operation) return login(response, body);
    const preparedUnder = request.headers['x-prepared-under']?.toString();
    send(response, 200, decide(operation, body, { ...logins.get(tokenOf(request) ?? ''), preparedUnder }));
  };

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const tooLong = error instanceof RangeError;
      send(response, tooLong ? 413 : 500, { error: tooLong ? 'body too long' : 'internal' });
    });
  });
}

/** Starts the backend. @returns its origin, and a function that stops it */
export async function startBackend(): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = makeBackend().listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Logs a user of company.json in. @returns the cookie to send */
export async function loginAs(origin: string, user: string): Promise<string> {
  const answered = await fetch(`${origin}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user }),
  });
  const cookie = answered.headers.get('set-cookie')?.split(';')[0];
  if (cookie === undefined) throw new Error(`no login for ${user}: HTTP ${answered.status}`);
  return cookie;
}
