/** A simulator in this process. Its requests skip the socket, which takes half the time of a short request. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { listen } from '#simulator/server/listen.ts';
import { makeServer } from '#simulator/server/server.ts';
import { defaultScenarios, makeSimulator } from '#simulator/server/simulator.ts';
import { stopServer } from '#simulator/server/stop.ts';
import { http, type Call, type Got, type Http } from './http.ts';

export interface InProcess {
  /** Hands requests to the server's listener. */
  readonly direct: Http;
  /** Sends requests over the network: faults of the transport need a connection. */
  readonly network: Http;
  stop(): Promise<void>;
}

export async function simulatorInProcess(): Promise<InProcess> {
  const simulator = await makeSimulator(defaultScenarios);
  const server = makeServer(simulator);
  const network = http(await listen(server, 0));
  const send = (call: Call): Promise<Got> =>
    new Promise((done) => {
      const request = requestOf(call);
      server.emit('request', request, new Answer(request, done));
    });
  return {
    direct: { send, close: () => {} },
    network,
    stop: () => {
      network.close();
      return stopServer(server, simulator);
    },
  };
}

/** Never connected: all requests share it. */
const socket = new Socket();

function requestOf({ method, path, headers = {}, body }: Call): IncomingMessage {
  const request = new IncomingMessage(socket);
  const bytes = Buffer.from(body ?? '');
  Object.assign(request, {
    httpVersion: '1.1',
    method,
    url: path,
    headers: { host: '127.0.0.1', 'content-length': String(bytes.length), ...headers },
    rawHeaders: ['Host', '127.0.0.1'],
    complete: true,
  });
  if (bytes.length > 0) request.push(bytes);
  request.push(null);
  return request;
}

/** Collects status and text of a response; its headers are not needed. */
class Answer extends ServerResponse {
  readonly #done: (got: Got) => void;

  constructor(request: IncomingMessage, done: (got: Got) => void) {
    super(request);
    this.#done = done;
  }

  override end(body?: unknown): this {
    const text = typeof body === 'string' || Buffer.isBuffer(body) ? body.toString() : '';
    this.#done({ status: this.statusCode, text, headers: {} });
    this.emit('finish');
    this.emit('close');
    return this;
  }
}
