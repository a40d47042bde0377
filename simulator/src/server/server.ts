/** HTTP server of the origin: operations go to the pipeline, all other requests to the page app. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { operationAt } from '../services/catalogue.ts';
import { everyAnswer } from './access/security.ts';
import { refuseExpectation, refuseRequest, refuseUnreadable, wrongHost } from './badRequest.ts';
import { limits } from './limits.ts';
import { applyProxyHeaders } from './network/arrival.ts';
import { answeredByCors } from './network/sharing.ts';
import { answer } from './pipeline.ts';
import type { Respond } from './pipeline.ts';
import { serveProvider } from './provider.ts';
import type { Simulator } from './simulator.ts';
import { normalizeTarget } from './target.ts';
import { takeTunnel } from './tunnel.ts';

/** This is not an import, because an import of `node:http` evaluates all its exports, including fetch, at every start. */
const { createServer } = process.getBuiltinModule('node:http');

interface Times {
  readonly requestMs: number;
  readonly timeoutCheckMs: number;
}

/**
 * @param respond answers requests to the provider; a mutant replaces it
 * @param times overrides of the server's limits, for tests that cannot wait
 */
export function makeServer(simulator: Simulator, respond: Respond = answer, times: Times = limits): Server {
  const pages = pagesOf(simulator);
  const server = createServer(
    {
      // The simulator's own check gives a reason and also refuses two Hosts (badRequest.ts).
      requireHostHeader: false,
      maxHeaderSize: limits.headerBytes,
      requestTimeout: times.requestMs,
      connectionsCheckingInterval: times.timeoutCheckMs,
      keepAliveTimeout: limits.idleMs,
    },
    (request, response) => {
      const wrong = wrongHost(request) ?? applyProxyHeaders(request, response);
      if (wrong !== undefined) return refuseRequest(response, 400, wrong);
      const refusal = normalizeTarget(request);
      if (refusal !== undefined) return refuseRequest(response, refusal.status, refusal.message);
      const { url = '' } = request;
      const mark = url.indexOf('?');
      const path = mark < 0 ? url : url.slice(0, mark);
      if (answeredByCors(request, response, path, simulator.token !== undefined)) return undefined;
      // A HEAD is a GET without a body, which Node leaves out itself.
      if (request.method === 'HEAD' && operationAt('GET', path)) request.method = 'GET';
      const operation = operationAt(request.method ?? '', path);
      simulator.tracing?.begin(request, response, operation);
      void (operation
        ? serveProvider(operation, request, response, simulator, respond)
        : pages(request, response));
    },
  );
  return server
    .on('clientError', refuseUnreadable)
    .on('checkExpectation', refuseExpectation)
    .on('connect', takeTunnel);
}

/** Loads the page framework on first use, which takes a tenth of a second: clients of the provider alone skip it. */
function pagesOf(simulator: Simulator) {
  let app: Promise<FastifyInstance> | undefined;
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    app ??= import('./app.ts').then(({ makeApp }) => makeApp(simulator));
    for (const [name, value] of Object.entries(everyAnswer)) response.setHeader(name, value);
    (await app).routing(request, response);
  };
}
