/** A real backend answers, and what it says is passed on as it is: judged by the contract, never mended. */
import { randomBytes } from 'node:crypto';
import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Decision } from '../decision.ts';
import { problem } from '../decision.ts';
import type { Incoming } from '../incoming.ts';
import { readBody, TooLarge } from '../readBody.ts';

/** How long a backend may say nothing, ms: longer than any client of the contracts waits. */
const PATIENCE_MS = 30_000;
/** No page of this provider comes near, bytes. */
const LARGEST = 16 * 1024 * 1024;

const agents = { 'http:': new HttpAgent({ keepAlive: true }), 'https:': new HttpsAgent({ keepAlive: true }) };

/** By which we know a request that has come round to ourselves. */
const VIA = `1.1 simulator-${randomBytes(6).toString('hex')}`;

/** Of one connection only, or the simulator's own. */
const NOT_PASSED = new Set([
  ...['connection', 'content-length', 'host', 'keep-alive', 'proxy-authenticate', 'proxy-authorization'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade', 'x-sim-token', 'accept-encoding', 'cookie'],
]);

/** @param base address of the backend; the whole path of the contract follows it */
export async function answerFromUpstream(incoming: Incoming, base: string): Promise<Decision> {
  if (String(incoming.headers['via'] ?? '').includes(VIA))
    return by(problem(508, `真实后端 ${base} 又回到了模拟器自己`));
  try {
    return await forward(incoming, new URL(base));
  } catch (error) {
    return by(
      problem(502, `真实后端 ${base} 没有应答：${error instanceof Error ? error.message : String(error)}`),
    );
  }
}

const by = (decision: Decision): Decision => ({ ...decision, by: 'upstream' });

async function forward({ method, url, headers, body, bytes }: Incoming, base: URL): Promise<Decision> {
  const { protocol, hostname, port, pathname } = base;
  const isSafe = protocol === 'https:';
  const sent = bytes ?? Buffer.from(body);
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    const asking = (isSafe ? httpsRequest : httpRequest)({
      hostname: hostname.replace(/^\[|\]$/g, ''),
      port,
      method,
      path: pathname.replace(/\/$/, '') + url,
      agent: agents[isSafe ? 'https:' : 'http:'],
      headers: { ...passedOn(headers), host: base.host, via: VIA, 'content-length': sent.length },
      timeout: PATIENCE_MS,
    });
    asking.once('response', done).once('error', fail);
    asking.once('timeout', () => asking.destroy(new Error(`${PATIENCE_MS / 1000} 秒没有一个字节`)));
    asking.end(sent);
  });
  return {
    kind: 'passed',
    status: answer.statusCode ?? 502,
    type: answer.headers['content-type'] ?? '',
    body: (await bodyOf(answer)).toString(),
    headers: answered(answer),
    by: 'upstream',
  };
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  try {
    return await readBody(answer, LARGEST);
  } catch (error) {
    answer.destroy();
    throw error instanceof TooLarge ? new Error(`应答超过 ${LARGEST / 1024 / 1024} MB`) : error;
  }
}

function passedOn(headers: Incoming['headers']): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !NOT_PASSED.has(name));
  const cookie = [headers['cookie'] ?? ''].flat().join('; ');
  // The cookies of the simulator are nobody else's business.
  const others = cookie.split(/;\s*/).filter((pair) => pair !== '' && !isOurs(pair));
  return {
    ...Object.fromEntries(kept),
    'accept-encoding': 'identity',
    ...(others.length > 0 && { cookie: others.join('; ') }),
  };
}

/** What is passed back beside the body: its time, cookies, where it leads. A backend that is a simulator has sessions of its own. */
function answered({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const { date, location } = headers;
  const cookies = headers['set-cookie']?.filter((cookie) => !isOurs(cookie)) ?? [];
  return {
    ...(date && { date }),
    ...(location && { location }),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  };
}

const isOurs = (cookie: string): boolean => cookie.startsWith('sim_');
