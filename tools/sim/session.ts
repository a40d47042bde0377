/** Client of the provider in one session of the simulator. */
import { services } from '#generated/services.ts';
import type { Operation } from '#simulator/services/catalogue.ts';
import { isObject } from '#tools/object.ts';
import { signedHeaders } from '#tools/signed.ts';
import type { Call, Got, Http } from './http.ts';

export interface Session {
  readonly id: string;
  call(operation: Operation, input: unknown): Promise<Got>;
  /** Sends a call that needs a signature without one. */
  callUnsigned(operation: Operation, input: unknown): Promise<Got>;
  /** Sends a request of a page that was loaded for another login. */
  callForOther(operation: Operation, input: unknown): Promise<Got>;
  /** Passes or fails the face check of a request; the provider does not trust the client's own claim. */
  faceCheck(input: unknown): Promise<void>;
  /** Calls the control API. @throws on a refusal */
  control<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
}

const PREPARED_UNDER = services.provisional.headers.xPreparedUnder;
const json = { 'content-type': 'application/json' };
const BOUNDARY = 'sim-boundary';
const PDF = '%PDF-1.7\n';

/** @param id id of the session in the simulator */
export function session(http: Http, id: string): Session {
  const own = { 'x-sim-session': id };
  return {
    id,
    call: (operation, input) => http.send(callOf(operation, input, own)),
    callUnsigned: (operation, input) => http.send(callOf({ ...operation, signed: false }, input, own)),
    callForOther: (operation, input) =>
      http.send(callOf(operation, input, { ...own, [PREPARED_UNDER]: 'another-login' })),
    async faceCheck(input) {
      const authData = isObject(input) ? input['authData'] : undefined;
      if (!isObject(authData) || !authData['authFlowNo']) return;
      await http.send({
        method: 'POST',
        path: `/_sim/ext/auth?authFlowNo=${authData['authFlowNo']}`,
        headers: { ...own, 'content-type': 'application/x-www-form-urlencoded' },
        body: `openStatus=${authData['openStatus']}`,
      });
    },
    async control(method, path, body) {
      const { status, text } = await http.send({
        method,
        path: `/_sim/api${path}`,
        // No fault is active here: only the machine can be slow.
        patienceMs: 30_000,
        headers: body === undefined ? own : { ...own, ...json },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text}`);
      return JSON.parse(text);
    },
  };
}

/** Opens a session at the beginning of a scenario. */
export async function sessionIn(http: Http, scenario: string, id: string): Promise<Session> {
  const made = session(http, id);
  await made.control('POST', '/session', { scenarios: scenario.split(',') });
  return made;
}

/** Builds the call of an operation: query, JSON body, gateway document or form. */
export function callOf(
  { service, method, url, signed: sign, upload }: Operation,
  input: unknown,
  headers: Readonly<Record<string, string>> = {},
): Call {
  const payload = service === 'gateway' ? { reqData: JSON.stringify(input), eid: 'A7QXK2' } : input;
  if (method === 'get') {
    const query = new URLSearchParams(
      Object.entries(payload ?? {}).map(([name, value]) => [name, String(value)]),
    );
    return { method: 'GET', path: `${url}?${query}`, headers: { ...headers } };
  }
  if (upload) {
    const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    return { method: 'POST', path: url, headers: { ...headers, ...type }, body: formOf(input) };
  }
  const body = JSON.stringify(payload);
  return {
    method: 'POST',
    path: url,
    headers: { ...headers, ...json, ...(sign && signedHeaders(body)) },
    body,
  };
}

/** Builds a form. The member `fileContent` is the content of the file; without it, a small PDF. */
function formOf(input: unknown): string {
  const { fileContent = PDF, ...members } = isObject(input) ? input : {};
  const parts = Object.entries(members).map(([name, value]) =>
    name === 'file'
      ? `Content-Disposition: form-data; name="file"; filename="${value}"\r\n\r\n${fileContent}`
      : `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`,
  );
  return `${parts.map((part) => `--${BOUNDARY}\r\n${part}\r\n`).join('')}--${BOUNDARY}--\r\n`;
}
