/** A simulator that hands its sessions to a successor: `main.ts` runs it under `npm run dev`. */
import cluster from 'node:cluster';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as Listening, type AddressInfo } from 'node:net';
import { deepFreeze } from '../json/deepFreeze.ts';
import type { RequestLog } from '../sessions/log.ts';
import type { SessionManager } from '../sessions/manager.ts';
import { gateBefore } from './gate.ts';
import type { FromSimulator, HandedOver, ToSimulator } from './messages.ts';

interface Replaceable {
  readonly sessions: SessionManager;
  readonly log: RequestLog;
  readonly running: { readonly ending: AbortController };
}

/** Maximum time to wait for delayed responses, because new requests wait meanwhile. */
const PATIENCE_MS = 2000;

const send = (message: FromSimulator): void => void cluster.worker?.send(message);

/**
 * Waits for the predecessor's sessions, takes them over, and prepares to hand them over to a successor.
 * @returns a function to call when the server listens: it opens a port on this machine and tells the main process its
 *   number. The predecessor forwards the requests that still reach it to this port.
 */
export async function takePlace(
  server: Server,
  { sessions, log, running }: Replaceable,
): Promise<() => Promise<void>> {
  const [listener] = server.listeners('request') as RequestListener[];
  if (!listener) throw new Error('the server has no listener for requests');
  const gate = gateBefore(listener);
  server.removeAllListeners('request').on('request', gate.listener);

  send({ kind: 'loaded' });
  const kept = await predecessorState();
  if (kept !== undefined) {
    await sessions.adopt(kept.sessions.map(deepFreeze));
    await log.adopt(kept.logs);
    for (const scene of kept.scenes) await sessions.scenes.save(scene);
  }
  cluster.worker?.on('message', (message: ToSimulator) => {
    if (message.kind === 'pass') {
      gate.passTo(message.port);
      // Closes only the listening socket: an idle connection may have its next request on the way.
      Listening.prototype.close.call(server, () => process.exit());
    }
    if (message.kind === 'yield') void handOver();
  });
  const handOver = async (): Promise<void> => {
    // Streams would not end by themselves; their clients reconnect to the successor.
    running.ending.abort();
    await gate.close(PATIENCE_MS);
    const kept = {
      sessions: await sessions.handOver(),
      logs: await log.all(),
      scenes: await sessions.handOverScenes(),
    };
    send({ kind: 'yielded', kept });
  };
  return async () => {
    const own = createServer(gate.listener);
    await new Promise<void>((done) => own.listen({ port: 0, host: '127.0.0.1', exclusive: true }, done));
    send({ kind: 'serving', port: (own.address() as AddressInfo).port });
  };
}

/** Waits for the message that begins this process, and returns the predecessor's state. */
const predecessorState = (): Promise<HandedOver | undefined> =>
  new Promise((done) => {
    const onMessage = (message: ToSimulator): void => {
      if (message.kind !== 'begin') return;
      cluster.worker?.off('message', onMessage);
      done(message.kept);
    };
    cluster.worker?.on('message', onMessage);
  });
