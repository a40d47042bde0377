/** Encodes a request: as query, JSON body, packed for the gateway, or form. */
import { createHash, createHmac } from 'node:crypto';
import { asRaw } from '../base/object.ts';
import { branchFor } from '../contract/branchFor.ts';
import { flattened } from '../contract/flattened.ts';
import { isFile } from '../contract/isFile.ts';
import type { Operation, Payload } from '../contract/types.ts';
import { valueOf } from '../contract/valueOf.ts';
import type { Ask } from './ask.ts';
import { bracketed } from './brackets.ts';
import { spread, textOf } from './spread.ts';

/** A request as it is sent. */
export interface Wire {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Origin of a recorded request or an external login; all other requests go to the target. */
  readonly origin?: string;
}

/** Any `eid`: the gateway only requires that there is one. */
const DEVICE_FINGERPRINT = 'A7QXK2';
const BOUNDARY = 'contract-check-boundary';
const PDF = '%PDF-1.7\n';

/** Encodes a request. @param key key of the signature, for operations that require one */
export function encode(operation: Operation, ask: Ask, key: string): Wire {
  const { path, headers, body } = encoded(operation, ask);
  const wire = {
    method: operation.method,
    path,
    headers: { ...headers, ...headerOf(ask.deviation) },
    ...(body !== undefined && { body }),
  };
  return operation.signed ? sign(wire, ask, key) : wire;
}

/** A login that no account has. */
const OTHER_LOGIN = 'contract-check-other-login';

function headerOf(deviation: Ask['deviation']): Readonly<Record<string, string>> {
  if (deviation?.kind === 'content-type') return { 'content-type': deviation.type };
  return deviation?.kind === 'other-login' ? { 'x-prepared-under': OTHER_LOGIN } : {};
}

type Encoded = Omit<Wire, 'method'>;

function encoded(operation: Operation, ask: Ask): Encoded {
  const { payload, deviation } = ask;
  const { transport, url } = operation;
  if (operation.places) return placed(operation, ask);
  // One of our own services: it gets no `no-file` request, since our contracts declare no types of files.
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
        body: raw ?? formOf(operation, payload),
      };
    case 'json':
      return inJson(url, raw ?? JSON.stringify(payload));
    case 'packed-json':
      return inJson(url, raw ?? JSON.stringify(packed(payload, deviation)));
    // `urlencoded` and `text`: all members are in the body. `none`: there is no body.
    default:
      return placed({ ...operation, places: {} }, ask);
  }
}

/** Places each member by the contract: in path, query, headers, cookies or body. */
function placed(operation: Operation, { payload, deviation }: Ask): Encoded {
  const { path, headers, body } = spread(operation, payload);
  const { transport, contentType } = operation;
  const bare = { path, headers };
  const raw = deviation?.kind === 'raw-body' ? deviation.body : undefined;
  if (transport === 'none' || (body === undefined && raw === undefined)) return bare;
  const members = asRaw(body);
  const text = (): string => {
    if (transport === 'urlencoded') return urlencoded(members, operation.deepMembers);
    if (transport === 'form')
      return formOf(operation, members, deviation?.kind === 'no-file' ? deviation.member : undefined);
    return transport === 'text' && typeof body === 'string' ? body : JSON.stringify(body);
  };
  const type =
    transport === 'form' ? `multipart/form-data; boundary=${BOUNDARY}` : (contentType ?? 'application/json');
  return { ...bare, headers: { ...headers, 'content-type': type }, body: raw ?? text() };
}

const urlencoded = (members: Payload, deep: readonly string[] = []): string =>
  new URLSearchParams(
    Object.entries(members).flatMap(([name, value]): [string, string][] => {
      if (Array.isArray(value)) return value.map((item) => [name, textOf(item)]);
      return deep.includes(name) ? bracketed(name, value, textOf) : [[name, textOf(value)]];
    }),
  ).toString();

const inJson = (path: string, body: string): Encoded => ({
  path,
  headers: { 'content-type': 'application/json' },
  body,
});

/** Packs the payload as text in reqData, with the device fingerprint. */
function packed(payload: Payload, deviation: Ask['deviation']): Payload {
  const reqData = deviation?.kind === 'raw-reqData' ? deviation.text : JSON.stringify(payload);
  return deviation?.kind === 'no-eid' ? { reqData } : { reqData, eid: DEVICE_FINGERPRINT };
}

function withQuery(url: string, payload: Payload): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(payload))
    if (value !== undefined) query.append(name, String(value));
  return query.size === 0 ? url : `${url}?${query}`;
}

/**
 * Builds a form. The payload holds the name of a file; its content is a small PDF, or the one in `fileContent`.
 *
 * @param sentAsText a file member that is sent as a plain text instead
 */
function formOf(
  { request, schemas, bodyMember, fileTypes = {} }: Operation,
  { fileContent, fileType, ...members }: Payload,
  sentAsText?: string,
): string {
  const schema = bodyMember === undefined ? request : flattened(request, schemas).properties?.[bodyMember];
  const { properties = {} } = branchFor(schema ?? {}, members, schemas);
  const parts = Object.entries(members).map(([name, value]) => {
    const head = `Content-Disposition: form-data; name="${name}"`;
    const isSentAsFile = name !== sentAsText && isFile(valueOf(properties[name] ?? {}, schemas));
    if (!isSentAsFile) return `${head}\r\n\r\n${String(value)}`;
    const type = contentTypeHeader(fileType === undefined ? fileTypes[name] : [String(fileType)]);
    return `${head}; filename="${String(value)}"${type}\r\n\r\n${String(fileContent ?? PDF)}`;
  });
  return `${parts.map((part) => `--${BOUNDARY}\r\n${part}\r\n`).join('')}--${BOUNDARY}--\r\n`;
}

/** Returns the header with the type of the file: a PDF, unless the contract requires another type. */
function contentTypeHeader(types: readonly string[] | undefined): string {
  const type = types?.find((each) => each === 'application/pdf') ?? types?.[0];
  return type === undefined ? '' : `\r\nContent-Type: ${type}`;
}

/** Number of signed requests in this run. */
let signed = 0;

/** Nonce and signature as headers: HMAC-SHA256 over nonce and body, hex (openapi/gateway, xSignature). */
function sign(wire: Wire, { deviation }: Ask, key: string): Wire {
  if (deviation?.kind === 'unsigned') return wire;
  const body = wire.body ?? '';
  // A nonce is valid once, so a repeated request needs a new one.
  signed += 1;
  const nonce = createHash('sha256').update(`${signed} ${body}`).digest('hex').slice(0, 32);
  const signature =
    deviation?.kind === 'misshapen-signature'
      ? 'not-a-signature'
      : createHmac('sha256', key)
          .update(nonce + body)
          .digest('hex');
  return { ...wire, headers: { ...wire.headers, 'x-nonce': nonce, 'x-signature': signature } };
}
