import type { Schema } from '#tools/contract/document.ts';
import { textOf, withParameters } from '#tools/contract/exampleValues.ts';
import { isObject } from '#tools/object.ts';
import type { Operation } from './read/operation.ts';

/** Default origin of `npm start`. A served page inserts its own origin instead. */
export const ORIGIN = 'http://127.0.0.1:4010';

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

type Call = Pick<Operation, 'method' | 'url' | 'parameters' | 'requests' | 'x-safe-api'> & Partial<Operation>;

/**
 * Returns a shell command that calls the simulator with the operation's first example, in a separate session. Signed calls (spec
 * 2 §7) compute nonce and signature in the command. `TOKEN` is the environment's system token; without it `portal`, the system id,
 * is the key.
 */
export function curlOf({ method, url, parameters, body, requests, 'x-safe-api': signed }: Call): string {
  const example = requests[0]?.value;
  const session = "-H 'X-Sim-Session: docs'";
  const verb = method === 'get' || (method === 'post' && body) ? '' : ` -X ${method.toUpperCase()}`;
  const target = quote(`${ORIGIN}${withParameters(url, parameters, example)}${body ? '' : queryOf(example)}`);
  if (!body) return `curl -s${verb} ${target} ${session}`;
  if (body.mediaType === 'multipart/form-data')
    return `curl -s ${target} ${session} ${formOf(example, body.schema)}`.trim();
  const json = `-H 'content-type: ${body.mediaType}'`;
  const payload = quote(JSON.stringify(example ?? {}));
  if (!signed) return `curl -s${verb} ${target} ${json} ${session} -d ${payload}`;
  return [
    `NONCE=$(openssl rand -hex 16); BODY=${payload}`,
    'SIGNATURE=$(printf %s "$NONCE$BODY" | openssl dgst -sha256 -hmac "${TOKEN:-portal}" -r | cut -c1-64)',
    `curl -s ${target} ${json} ${session} -H "x-nonce: $NONCE" -H "x-signature: $SIGNATURE" -d "$BODY"`,
  ].join('\n');
}

function queryOf(example: unknown): string {
  const members = isObject(example) ? Object.entries(example) : [];
  const query = new URLSearchParams(members.map(([name, value]) => [name, textOf(value)]));
  return query.size > 0 ? `?${query}` : '';
}

/** Reads a file part from the file that the example names. */
function formOf(example: unknown, { properties }: Schema): string {
  const parts = Object.entries(isObject(example) ? example : {});
  const file = (name: string) => (properties?.[name]?.format === 'binary' ? '@' : '');
  return parts.map(([name, value]) => `-F ${quote(`${name}=${file(name)}${textOf(value)}`)}`).join(' ');
}
