import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inFewWords } from '../../control/faultInWords.ts';
import { markup, page } from '../../ext/html.ts';
import type { Fault } from '../../sessions/fault.ts';
import { isoTime } from '../../sessions/isoTime.ts';
import { whereStored } from '../../sessions/storeGone.ts';
import { injectedHeaders, pageHeaders } from '../access/security.ts';
import { sessionIdOf } from '../access/sessionId.ts';
import type { Decision } from '../decision.ts';
import { drop } from '../drop.ts';
import { baseOf } from '../network/arrival.ts';
import { htmlBelow } from '../network/basePath.ts';
import { redirect } from '../redirect.ts';
import { sendOnWire } from '../request/wire.ts';
import { resolveSession } from '../resolveSession.ts';
import { shownAddress } from '../secrets/shownAddress.ts';
import { rememberSession, restoreCookie } from '../sessionRestoreCookie.ts';
import type { Simulator } from '../simulator.ts';
import { delayOf, corruptsBody, onWire, corrupted, takeFault, transportFault } from '../steps/faults.ts';
import { switchScenario } from '../switching/scenarioSwitch.ts';
import { sendPage } from './page.ts';
import { portalConfig } from './portalConfig.ts';

const dist = fileURLToPath(new URL('../../../../portal/dist', import.meta.url));
const shell = join(dist, 'index.html');

/**
 * Script that the simulator adds to every page of the portal. The portal itself does not contain it and works without
 * it.
 */
const watch =
  '<script type="module" src="/_sim/console/watchSession.js" fetchpriority="low" data-optional></script>';

/** Serves the built portal under /front/: its files, its index.html for every deep link, and its configuration. */
export function portalRoutes(app: FastifyInstance, simulator: Simulator): void {
  // Keeps the query, which may name a scenario.
  const toPortal = async ({ url }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    redirect(reply, `/front/${/\?.*/s.exec(url)?.[0] ?? ''}`);
  app.get('/', toPortal);
  app.get('/front', toPortal);
  app.get(
    '/front/config.json',
    async (request, reply) =>
      (await triggerAssetFault(request, reply, simulator)) ??
      reply.header('cache-control', 'no-store').send(portalConfig(baseOf(request.raw))),
  );
  app.get(
    '/front/*',
    async (request, reply) =>
      (await switchScenario(request, reply, simulator)) ??
      (await triggerAssetFault(request, reply, simulator)) ??
      send(request, reply, simulator),
  );
}

/** Applies a fault of an asset (`on: asset:/front/assets/*.js`). @returns undefined if the file is served normally */
async function triggerAssetFault(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions, log, waiting, token }: Simulator,
): Promise<FastifyReply | undefined> {
  const id = sessionIdOf(request.headers);
  if (id === undefined) return undefined;
  const started = performance.now();
  const path = request.url.split('?', 1)[0] ?? '';
  const atRequest = await whereStored(() => takeFault(sessions, id, { address: `asset:${path}` }));
  const fault = atRequest?.fault;
  if (!fault) return undefined;
  const delay = delayOf(atRequest);
  if (delay > 0) await waiting.wait(delay, { sessionId: id, client: reply.raw });
  const wire = onWire(fault);
  const file =
    faultResponse(transportFault(fault)) ??
    (wire || corruptsBody(fault) ? await realFile(request, fault) : undefined);
  if (!file && delay === 0) return undefined;
  const now = sessions.now(await sessions.current(id));
  // Measured here, because the log entry is made only when it is read.
  const ms = Math.round(performance.now() - started);
  const size = request.url.length + (file?.logText?.length ?? 0);
  const entry = () => ({
    at: isoTime(now),
    method: request.method,
    path: shownAddress(request.url, token),
    status: file?.status ?? reply.raw.statusCode,
    answeredBy: 'fault' as const,
    fault: inFewWords(fault),
    // Valid: the file itself, only later or slowly, and a connection that is closed without a response.
    valid: { request: true, response: !file || file.status === 0 || wire?.kind === 'slow-drip' },
    ms,
    ...(file?.logText !== undefined && { response: file.logText }),
  });
  const again = () => ({
    scene: atRequest.scene,
    now,
    sent: { headers: {}, path: shownAddress(request.url, token) },
    hasStandIns: false,
    fault,
  });
  if (!file) {
    // The response is slow but otherwise normal. Its status is known once it is sent.
    reply.raw.once('finish', () => void whereStored(async () => log.append(id, 'asset', size, entry, again)));
    return undefined;
  }
  await log.append(id, 'asset', size, entry, again);
  if (!wire && file.status === 0) return drop(request, reply);
  const { status, bytes: body } = file;
  const headers = { ...injectedHeaders, 'cache-control': 'no-store', 'content-type': file.type };
  if (!wire) return reply.code(status).headers(headers).send(body);
  reply.hijack();
  await sendOnWire(reply.raw, { status, headers, body }, wire, { waiting, sessionId: id });
  return reply;
}

/** Response in place of a file. Status 0: the connection closes without one. */
interface FaultyFile {
  readonly status: number;
  readonly type: string;
  readonly bytes: Buffer;
  /** Log text; the portal's own files are not logged, they are on disk. */
  readonly logText?: string;
}

/** Returns the fault's own response. */
function faultResponse(decision: Decision | undefined): FaultyFile | undefined {
  if (decision?.kind === 'drop') return { status: 0, type: '', bytes: Buffer.alloc(0) };
  if (decision?.kind !== 'raw') return undefined;
  const { status, type, body } = decision;
  return { status, type, bytes: Buffer.from(body), logText: body };
}

/**
 * Returns the real file, corrupted by the fault. It is read without a session, so that no fault applies to that
 * request.
 */
async function realFile({ server, url, raw }: FastifyRequest, fault: Fault): Promise<FaultyFile> {
  const { statusCode, headers, rawPayload } = await server.inject({ method: 'GET', url });
  const fileType = String(headers['content-type'] ?? '');
  const file = rawPayload.toString('latin1');
  const whole = {
    status: statusCode,
    type: fileType,
    text: fileType.startsWith('text/html') ? htmlBelow(file, baseOf(raw)) : file,
  };
  const { status, type, text } = corrupted(whole, fault);
  return { status, type, bytes: Buffer.from(text, 'latin1') };
}

/** Caching of files whose names contain a hash of the content. */
const hashed = { maxAge: '365d', immutable: true } as const;

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  simulator: Simulator,
): Promise<FastifyReply> {
  const file = (request.params as { '*': string })['*'];
  if (file.startsWith('assets/')) return reply.sendFile(file, dist, hashed);
  // A name with an extension is a file: a missing file must not be answered with the shell.
  if (/\.\w+$/.test(file) && file !== 'index.html')
    return reply.header('cache-control', 'no-cache').sendFile(file, dist, { cacheControl: false });
  if (!existsSync(shell))
    return sendPage(reply, page('门户尚未构建', markup`<p>请用 npm start 启动，它会先构建门户。</p>`), 503);
  resolveSession(request, reply);
  await whereStored(() => setSessionCookies(request, reply, simulator));
  return reply
    .headers(pageHeaders)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(readFileSync(shell, 'utf8').replace('</body>', `${watch}</body>`));
}

/** Sets the session cookies that a page response carries. */
async function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  simulator: Simulator,
): Promise<void> {
  const cookie = await restoreCookie(request.headers, simulator.sessions);
  if (cookie === undefined) await rememberSession(request, reply, simulator);
  else void reply.header('set-cookie', cookie);
}
