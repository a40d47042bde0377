/** How an ask travels: query, JSON body, packed for the gateway, or a form. */
import { createHash, createHmac } from 'node:crypto';
import type { Operation, Payload } from '../contract/types.ts';
import type { Ask } from './ask.ts';

export interface Wire {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Where a recorded request was sent; the checker's own go to the target. */
  readonly origin?: string;
}

const EID = 'A7QXK2';
const BOUNDARY = 'contract-check-boundary';
const PDF = '%PDF-1.7\n';

/** @param key with which calls that want a signature are signed */
export function encode(operation: Operation, ask: Ask, key: string): Wire {
  const { path, headers, body } = carried(operation, ask);
  const typed =
    ask.deviation?.kind === 'content-type' ? { ...headers, 'content-type': ask.deviation.type } : headers;
  const wire = { method: operation.method, path, headers: typed, ...(body !== undefined && { body }) };
  return operation.signed ? sign(wire, ask, key) : wire;
}

type Carried = Omit<Wire, 'method'>;

function carried({ transport, url }: Operation, { payload, deviation }: Ask): Carried {
  const raw = deviation?.kind === 'raw-body' ? deviation.body : undefined;
  switch (transport) {
    case 'query':
      return { path: withQuery(url, payload), headers: {} };
    case 'packed-query':
      return { path: withQuery(url, packed(payload, deviation)), headers: {} };
    case 'form':
      return {
        path: url,
        headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
        body: raw ?? formOf(payload),
      };
    case 'json':
      return inJson(url, raw ?? JSON.stringify(payload));
    case 'packed-json':
      return inJson(url, raw ?? JSON.stringify(packed(payload, deviation)));
  }
}

const inJson = (path: string, body: string): Carried => ({
  path,
  headers: { 'content-type': 'application/json' },
  body,
});

/** The payload as text in reqData, beside the device fingerprint. */
function packed(payload: Payload, deviation: Ask['deviation']): Payload {
  const reqData = deviation?.kind === 'raw-reqData' ? deviation.text : JSON.stringify(payload);
  return deviation?.kind === 'no-eid' ? { reqData } : { reqData, eid: EID };
}

function withQuery(url: string, payload: Payload): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(payload))
    if (value !== undefined) query.append(name, String(value));
  return query.size === 0 ? url : `${url}?${query}`;
}

/** A form; `file` is the name of a small PDF, `fileContent` what it holds instead. */
function formOf({ fileContent, ...members }: Payload): string {
  const parts = Object.entries(members).map(([name, value]) =>
    name === 'file'
      ? `Content-Disposition: form-data; name="file"; filename="${String(value)}"\r\n\r\n${String(fileContent ?? PDF)}`
      : `Content-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}`,
  );
  return `${parts.map((part) => `--${BOUNDARY}\r\n${part}\r\n`).join('')}--${BOUNDARY}--\r\n`;
}

/** Nonce and signature as headers: HMAC-SHA256 over nonce and body, hex (openapi/gateway, xSignature). */
function sign(wire: Wire, { deviation }: Ask, key: string): Wire {
  if (deviation?.kind === 'unsigned') return wire;
  const body = wire.body ?? '';
  // Nonces differ where requests do, and a replayed request is the same byte for byte.
  const nonce = createHash('sha256').update(body).digest('hex').slice(0, 32);
  const signature =
    deviation?.kind === 'misshapen-signature'
      ? 'not-a-signature'
      : createHmac('sha256', key)
          .update(nonce + body)
          .digest('hex');
  return { ...wire, headers: { ...wire.headers, 'x-nonce': nonce, 'x-signature': signature } };
}
