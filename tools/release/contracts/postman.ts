/** Converts the contracts to a Postman collection (format 2.1). */
import type { Call, CalledOperation, CalledService } from './calls.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Script that signs a call by spec 2 §7. Without a token the portal signs with its own name, and so does the script. */
const SIGN = [
  'const nonce = CryptoJS.lib.WordArray.random(16).toString();',
  "const key = pm.variables.get('token') || 'portal';",
  'const body = pm.variables.replaceIn(pm.request.body.raw);',
  "pm.request.headers.upsert({ key: 'x-nonce', value: nonce });",
  "pm.request.headers.upsert({ key: 'x-signature', value: CryptoJS.HmacSHA256(nonce + body, key).toString() });",
];

export function postmanCollection(services: readonly CalledService[], version: string): object {
  return {
    info: {
      name: 'Purchasing credit',
      version,
      description:
        'Made from the examples of the contracts. `origin` is the simulator (npm start) or a backend.',
      schema: SCHEMA,
    },
    variable: [
      { key: 'origin', value: 'http://127.0.0.1:4010' },
      { key: 'session', value: 'postman' },
      { key: 'token', value: '' },
    ],
    item: services.map(({ service, title, operations }) => ({
      name: service,
      description: title,
      item: operations.flatMap((operation) =>
        operation.calls.map((call, index) => itemOf(operation, call, index === 0)),
      ),
    })),
  };
}

/** @param isFirst whether the call is the first of its operation, which also shows the answers */
function itemOf(operation: CalledOperation, call: Call, isFirst: boolean): object {
  const request = requestOf(operation, call);
  return {
    name: [operation.id, call.example].filter(Boolean).join(' · '),
    ...(operation.isSigned && {
      event: [{ listen: 'prerequest', script: { type: 'text/javascript', exec: SIGN } }],
    }),
    request,
    response: isFirst
      ? operation.answers.map(({ name, summary, value, success }) => ({
          name: [name, summary].filter(Boolean).join(' · '),
          originalRequest: request,
          // The provider answers refusals with HTTP 200 too.
          code: 200,
          status: success ? 'OK' : 'refused',
          header: [{ key: 'Content-Type', value: 'application/json' }],
          body: JSON.stringify(value, null, 2),
        }))
      : [],
  };
}

function requestOf({ title, english }: CalledOperation, call: Call): object {
  const query = call.query.map(([key, value]) => ({ key, value }));
  const raw = `{{origin}}${call.path}${query.length > 0 ? `?${query.map(({ key, value }) => `${key}=${encodeURIComponent(value)}`).join('&')}` : ''}`;
  return {
    description: [title, english, call.summary].filter(Boolean).join(' · '),
    method: call.method,
    url: {
      raw,
      host: ['{{origin}}'],
      path: call.path.split('/').filter(Boolean),
      ...(query.length > 0 && { query }),
    },
    header: [
      { key: 'X-Sim-Session', value: '{{session}}' },
      ...(call.json === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }]),
    ],
    ...(call.json !== undefined && { body: { mode: 'raw', raw: JSON.stringify(call.json, null, 2) } }),
    ...(call.form && {
      body: {
        mode: 'formdata',
        formdata: call.form.map(({ name, value, isFile }) =>
          isFile ? { key: name, type: 'file', src: value } : { key: name, type: 'text', value },
        ),
      },
    }),
  };
}
