/** A session of the shared simulator and typed calls to it, as a client of ours would send them. */
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { operations } from '#generated/catalogue.ts';
import { services, type ServiceName } from '#generated/services.ts';

export type Service = ServiceName;

/** An answer as it came: the whole envelope, so that tests see what travels. */
export interface Answer {
  status: number;
  url: string;
  body: Record<string, unknown>;
}

/** A signature as the contract asks for it; the simulator demands its presence, not its key. */
export const signature = '9c41f0d2a7b35e868d1c4e90b2f7a6135d08c3e9f46b72a1580ed93c7b24f6a1';

export interface Provider {
  call(service: Service, operation: string, input?: Record<string, unknown>): Promise<Answer>;
  /** Any request in the same session. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

interface Row {
  method: string;
  path: string;
}

const rows: Readonly<Record<Service, Readonly<Record<string, Row>>>> = operations;

/** Starts a session of its own in a scenario. */
export async function provider(scenario = 'baseline'): Promise<Provider> {
  const origin = inject('origin');
  const headers = { 'X-Sim-Session': `t-${randomUUID()}`, 'Content-Type': 'application/json' };
  const request = (path: string, init: RequestInit = {}) =>
    fetch(origin + path, {
      redirect: 'manual',
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string>) },
    });
  const started = await request('/_sim/api/session', { method: 'POST', body: JSON.stringify({ scenario }) });
  if (!started.ok) throw new Error(`scenario ${scenario}: ${await started.text()}`);

  const call: Provider['call'] = async (service, operation, input = {}) => {
    const { base } = services[service];
    const row = rows[service][operation];
    if (row === undefined) throw new Error(`no operation ${service}.${operation}`);
    const payload = service === 'gateway' ? { reqData: JSON.stringify(input), eid: 'A7QXK2' } : input;
    const response = await send(request, row, base + row.path, payload);
    return {
      status: response.status,
      url: new URL(response.url).pathname,
      body: (await response.json()) as Record<string, unknown>,
    };
  };
  return { call, fetch: request };
}

const send = (
  request: Provider['fetch'],
  row: Row,
  path: string,
  payload: Record<string, unknown>,
): Promise<Response> => {
  const signed = { 'x-nonce': 'n-20261112-100000-0001', 'x-signature': signature };
  if (row.method === 'post')
    return request(path, { method: 'POST', body: JSON.stringify(payload), headers: signed });
  const query = new URLSearchParams(Object.entries(payload).map(([name, value]) => [name, String(value)]));
  return request(`${path}?${query}`);
};

/** The data of a success, inside the innermost envelope; a failure fails the test with the whole answer. */
export function dataOf(service: Service, { body }: Answer): unknown {
  const success = {
    legacy: () => ['0000', '7000'].includes(String(body['code'])) && { data: body['data'] },
    standard: () => body['resultCode'] === '0000000' && { data: body['resultData'] },
    provisional: () => body['resultCode'] === '0000000' && { data: body['resultData'] },
    activity: () => body['code'] === '00000' && { data: body['data'] },
    gateway: () => body['resultCode'] === '0' && inner(body['resultData'] as Record<string, unknown>),
  }[service]();
  if (!success) throw new Error(`${service} answered ${JSON.stringify(body)}`);
  return success.data;
}

const innerSuccess = ['0000', '0000000', '00000'];

const inner = (envelope: Record<string, unknown>) =>
  innerSuccess.includes(String(envelope['resCode'] ?? envelope['code'])) && { data: envelope['data'] };
