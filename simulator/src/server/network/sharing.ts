/** Lets pages of the origins in `SIM_CORS` read responses, with cookies (CORS). */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { catalogue } from '../../services/catalogue.ts';
import { everyAnswer } from '../access/security.ts';
import { refuseRequest } from '../badRequest.ts';
import { isLoopback } from '../cameFrom.ts';
import { isHttps } from './arrival.ts';
import { onHead } from './onHead.ts';
import { network } from './settings.ts';

/** Time in s for which a browser caches a preflight response; Chromium's maximum. */
const REMEMBERED_S = 7200;
const CONTROL_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Returns whether a request comes from a page of an origin that `SIM_CORS` names exactly. */
export const isNamedOrigin = ({ origin }: IncomingHttpHeaders): boolean =>
  origin !== undefined && network().origins.has(origin);

/**
 * Lets a named origin read the response, whatever it is, and answers preflight requests.
 * @param isOpen whether the control API requires the token: only then may a page have the token and control the
 * simulator
 * @returns whether the request is answered
 */
export function answeredByCors(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  isOpen: boolean,
): boolean {
  const { headers, method } = request;
  const { origins } = network();
  // Fast path of nearly every request: no preflight, and SIM_CORS is not set.
  if ((origins.size === 0 && method !== 'OPTIONS') || !isShared(path, isOpen)) return false;
  const requestedMethod = method === 'OPTIONS' ? headers['access-control-request-method'] : undefined;
  const isNamed = isNamedOrigin(headers);
  // A real backend may send other CORS headers. Those of the simulator count: browsers asked the simulator.
  if (origins.size > 0)
    onHead(response, () => {
      addVary(response);
      if (isNamed) allowRead(request, response);
    });
  if (requestedMethod === undefined || headers.origin === undefined) return false;
  if (!isNamed) {
    const { origin } = headers;
    const message = `SIM_CORS 没有写明 ${origin}：启动时写明 SIM_CORS=${origin} 即可从它的页面调用`;
    refuseRequest(response, 403, message);
    return true;
  }
  const methods = methodsAt(path);
  if (methods.length === 0) return false;
  response.writeHead(204, { ...everyAnswer, ...preflightHeaders(headers, methods) });
  response.end();
  return true;
}

/** Returns whether scripts of other origins may read a path: never pages and files of the portal or the console. */
const isShared = (path: string, isOpen: boolean): boolean =>
  (isOpen && path.startsWith('/_sim/api/')) || !/^\/(_sim|front)(\/|$)/.test(path);

const methodsAt = (path: string): readonly string[] =>
  path.startsWith('/_sim/api/')
    ? CONTROL_METHODS
    : [...new Set(catalogue.filter(({ url }) => url === path).map(({ method }) => method.toUpperCase()))];

const preflightHeaders = (
  headers: IncomingHttpHeaders,
  methods: readonly string[],
): Record<string, string> => {
  const requestedHeaders = headers['access-control-request-headers'];
  return {
    'access-control-allow-methods': methods.join(', '),
    ...(requestedHeaders !== undefined && { 'access-control-allow-headers': requestedHeaders }),
    'access-control-max-age': String(REMEMBERED_S),
    // A public page asks whether it may reach this machine.
    ...(headers['access-control-request-private-network'] === 'true' && {
      'access-control-allow-private-network': 'true',
    }),
    vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
  };
};

function addVary(response: ServerResponse): void {
  const vary = String(response.getHeader('vary') ?? '');
  if (!/(^|,)\s*(origin|\*)\s*(,|$)/i.test(vary))
    response.setHeader('vary', vary === '' ? 'Origin' : `${vary}, Origin`);
}

/**
 * Lets scripts read every header of the response. For a page of another site cookies become `SameSite=None`, or its browser
 * would not keep them; that needs https or a loopback name.
 */
function allowRead(request: IncomingMessage, response: ServerResponse): void {
  const { host = '', origin = '', 'sec-fetch-site': site } = request.headers;
  const names = response
    .getHeaderNames()
    .filter((name) => !/^(access-control-|set-cookie$|vary$)/.test(name));
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', names.join(', '));
  const cookies = response.getHeader('set-cookie');
  if (cookies === undefined || site !== 'cross-site' || !(isHttps(request) || isLoopback(host))) return;
  const sent = [cookies]
    .flat()
    .map((cookie) => String(cookie).replace('SameSite=Lax', 'SameSite=None; Secure'));
  response.setHeader('set-cookie', sent);
}
