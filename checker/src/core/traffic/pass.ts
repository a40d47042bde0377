/** Forwards one exchange and keeps it for judgement. Only `host` and `accept-encoding` of the request are replaced. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { bodyText } from '../exchange/bodyText.ts';
import type { Wire } from '../exchange/encode.ts';
import type { UntimedResponse, Lost } from '../exchange/response.ts';
import { brokenOff, LARGEST_ANSWER, lostBy, noResponse, tooLarge, whole } from '../exchange/response.ts';
import type { Route } from '../exchange/route.ts';
import type { ObservedResponse } from './traffic.ts';

interface Backend {
  readonly route: Route;
  readonly host: string;
}

/**
 * Forwards a request to the backend, and its response to the client.
 *
 * @param onExchange called with request and response, or with the reason that there is no complete response
 * @returns a function that ends a pending exchange when the proxy stops
 */
export function pass(
  request: IncomingMessage,
  response: ServerResponse,
  { route, host }: Backend,
  onExchange: (wire: Wire, response: ObservedResponse) => void,
): () => void {
  const sent = keep(request);
  let started = performance.now();
  // The latency starts after the request body.
  request.once('end', () => (started = performance.now()));
  let over = false;
  const settle = (received: UntimedResponse, gap?: 'left' | 'stopped'): void => {
    if (over) return;
    over = true;
    onExchange(wireOf(request, sent.bytes().toString()), {
      ...received,
      ms: performance.now() - started,
      ended: performance.now(),
      ...(gap && { gap }),
    });
  };
  const lose = (lost: Lost): void => {
    if (over) return;
    settle(noResponse(lost));
    // A started response cannot be replaced, so the connection is closed.
    if (response.headersSent) response.destroy();
    else response.writeHead(502, TEXT).end(`the backend does not answer: ${lost.message}\n`);
  };
  const { method, url: path = '/', headers } = request;
  const asked = { path, method, headers: { ...headers, host, 'accept-encoding': 'identity' } };
  const forward = route.request(asked, (answer) => {
    const kept = keep(answer);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.on('error', () => lose(brokenOff));
    answer.on('end', () => {
      const body = bodyText(kept.bytes(), answer.headers);
      if (kept.isTooLarge()) settle(noResponse(tooLarge));
      else if ('why' in body) settle(noResponse({ kind: 'dropped', message: body.why }));
      else settle(whole(answer, body.text));
    });
  });
  forward.on('error', (error) => lose(lostBy(error)));
  response.on('close', () => {
    // The client aborted during the upload: the latency is 0.
    if (!request.complete) started = performance.now();
    settle(noResponse({ kind: 'dropped', message: 'the client left' }), 'left');
    forward.destroy();
  });
  request.pipe(forward);
  return () => settle(noResponse({ kind: 'dropped', message: 'the proxy was stopped' }), 'stopped');
}

const TEXT = { 'content-type': 'text/plain; charset=utf-8' };

const wireOf = ({ method = 'GET', url = '/', headers }: IncomingMessage, body: string): Wire => ({
  method,
  path: url,
  headers: flat(headers),
  ...(body !== '' && { body }),
});

const flat = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value = '']) => [name, [value].flat().join(', ')]));

/** Keeps a copy of the stream, up to the size that is checked. */
function keep(stream: IncomingMessage): { bytes: () => Buffer; isTooLarge: () => boolean } {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= LARGEST_ANSWER) chunks.push(chunk);
  });
  return { bytes: () => Buffer.concat(chunks), isTooLarge: () => size > LARGEST_ANSWER };
}
