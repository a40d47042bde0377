/** Sends a request exactly as written: `fetch` adds headers, forbids some and normalizes paths. */
import { request, type IncomingHttpHeaders } from 'node:http';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends the request. @param origin target; `Host` is the target's unless the headers set another */
export const rawRequest = (
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body = '' }: RawRequest = {},
): Promise<RawAnswer> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (piece: Buffer) => (text += piece.toString()));
      response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }));
      response.on('error', fail);
    });
    sent.on('error', fail);
    sent.end(body);
  });
