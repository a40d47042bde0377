/**
 * Forwards the request to a real backend and passes on its response unchanged; the contract is checked, nothing is
 * corrected.
 */
import { randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Backend } from '../../services/upstream.ts';
import type { Decision } from '../decision.ts';
import { problem } from '../decision.ts';
import type { Incoming } from '../request/incoming.ts';
import { readBody, TooLarge } from '../request/readBody.ts';
import { unpacked } from '../request/unpacked.ts';
import type { Client } from '../waiting.ts';
import { adviceOn, agentFor } from './upstreamAgents.ts';
import { headersForClient, headersForBackend } from './upstreamHeaders.ts';
import { reasonOf } from './upstreamReason.ts';

/** Time in ms that a backend may be silent: longer than any client of the contracts waits. */
const PATIENCE_MS = 30_000;
/** Maximum bytes of a response; all responses of this provider are far smaller. */
const LARGEST = 16 * 1024 * 1024;

/** Time in ms from which a backend's slowness is recorded: less is noise of the machine. */
const SLOW_MS = 100;

/** Entry in the Via header by which this process recognizes its own request in a loop (RFC 9110 section 7.6.3). */
const VIA = `1.1 simulator-${randomBytes(6).toString('hex')}`;
/** Maximum simulators in a chain. A team may put some behind each other; a longer chain is a loop. */
const MOST_SIMULATORS = 5;

/**
 * @param backend base address for the whole path of the contract
 * @param client whose disconnect ends the request to the backend
 */
export async function answerFromUpstream(
  incoming: Incoming,
  backend: Backend,
  client?: Client,
): Promise<Decision> {
  const { url } = backend;
  const loop = loopProblem(viaOf(incoming), url);
  if (loop !== undefined) return byUpstream(problem(508, loop, { reason: '请求绕回了模拟器' }));
  const began = performance.now();
  const decision = await forward(incoming, backend, client).catch((error: unknown) => {
    const reason = reasonOf(error);
    return byUpstream(problem(502, `真实后端 ${url} 没有应答：${reason}${adviceOn(error)}`, { reason }));
  });
  const ms = Math.round(performance.now() - began);
  return ms < SLOW_MS ? decision : { ...decision, waitedMs: ms };
}

const viaOf = ({ headers }: Incoming): string => [headers['via'] ?? []].flat().join(', ');

/** @returns why a request is not forwarded; undefined if it may be */
function loopProblem(via: string, url: string): string | undefined {
  if (via.includes(VIA)) return `真实后端 ${url} 又回到了模拟器自己`;
  const simulators = via.match(/\bsimulator-[0-9a-f]{12}\b/g)?.length ?? 0;
  return simulators < MOST_SIMULATORS
    ? undefined
    : `请求已经过 ${simulators} 个模拟器，至多 ${MOST_SIMULATORS} 个：请检查各个真实后端的地址，${url} 不再转发`;
}

const byUpstream = (decision: Decision): Decision => ({ ...decision, by: 'upstream' });

async function forward(incoming: Incoming, backend: Backend, client: Client | undefined): Promise<Decision> {
  const base = new URL(backend.url);
  const answer = await sendToBackend(incoming, base, backend, client);
  const { statusCode: status = 502 } = answer;
  const type = answer.headers['content-type'] ?? '';
  const passed = {
    kind: 'passed',
    status,
    type,
    headers: headersForClient(answer, base),
    by: 'upstream',
  } as const;
  // Events arrive one by one, for as long as both sides stay.
  if (type.startsWith('text/event-stream')) {
    answer.socket.setTimeout(0);
    return { ...passed, bytes: answer, body: '', unread: '是一个事件流，不逐条检查' };
  }
  const bytes = await bodyOf(answer);
  const read = await unpacked(bytes, { encoding: answer.headers['content-encoding'], type });
  return 'text' in read
    ? { ...passed, bytes, body: read.text }
    : { ...passed, bytes, body: '', unread: read.problem };
}

function sendToBackend(
  incoming: Incoming,
  base: URL,
  backend: Backend,
  client: Client | undefined,
): Promise<IncomingMessage> {
  const { protocol, hostname, port, pathname } = base;
  const isHttps = protocol === 'https:';
  const { method, url, headers, body, bytes = Buffer.from(body) } = incoming;
  const hasBody = bytes.length > 0 || headers['content-length'] !== undefined;
  return new Promise((done, fail) => {
    const forwarded = (isHttps ? httpsRequest : httpRequest)({
      hostname: hostname.replace(/^\[|\]$/g, ''),
      port,
      method,
      path: pathname.replace(/\/$/, '') + url,
      agent: agentFor(base, backend),
      headers: {
        ...headersForBackend(headers),
        host: base.host,
        via: [viaOf(incoming), VIA].filter((each) => each !== '').join(', '),
        ...(hasBody && { 'content-length': bytes.length }),
      },
      timeout: PATIENCE_MS,
    });
    // If the client has left, the backend need not answer.
    const onClientLeft = (): void => void forwarded.destroy(new Error('客户端已断开'));
    client?.once('close', onClientLeft);
    forwarded.once('close', () => client?.off('close', onClientLeft));
    forwarded.once('response', done).once('error', fail);
    forwarded.once('timeout', () => forwarded.destroy(new Error(`${PATIENCE_MS / 1000} 秒没有一个字节`)));
    forwarded.end(bytes);
  });
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  try {
    return await readBody(answer, LARGEST);
  } catch (error) {
    answer.destroy();
    throw error instanceof TooLarge ? new Error(`应答超过 ${LARGEST / 1024 / 1024} MB`) : error;
  }
}
