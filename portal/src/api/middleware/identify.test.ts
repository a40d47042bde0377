import { afterEach, expect, test, vi } from 'vitest';
import { operations } from '#generated/catalogue.ts';
import * as clients from '#generated/clients.ts';
import { examples } from '#tools/contract/examples.ts';
import '../defaultClient.ts';
import { setPageLogin } from '../identity.ts';
import { providerAnswers } from '../testing.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  setPageLogin(undefined);
});

interface Row {
  readonly id: string;
  readonly headers: readonly string[];
}
interface Examples {
  readonly request?: Readonly<Record<string, object>>;
}

const documented = Object.entries(operations).flatMap(([service, rows]) =>
  Object.values<Row>(rows).map(({ id, headers }) => ({ address: `${service}.${id}`, service, id, headers })),
);

/** Calls an operation by its name with its example input. The casts are needed: both are looked up by text. */
function call(service: string, id: string): Promise<unknown> {
  const functions = clients as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>;
  const shown = examples as Readonly<Record<string, Readonly<Record<string, Examples>>>>;
  const [input = {}] = Object.values(shown[service]?.[id]?.request ?? {});
  return functions[service]?.[id]?.(input) ?? Promise.reject(new Error(`no ${service}.${id}`));
}

test.each(documented)('sends to $address exactly the headers that its contract documents', async (row) => {
  setPageLogin('禾川采购');
  const { requests } = providerAnswers({ status: 502 });
  await expect(call(row.service, row.id)).rejects.toMatchObject({ kind: 'http' });
  const own = [...(requests[0]?.headers.keys() ?? [])].filter((name) => name.startsWith('x-'));
  expect(own.sort()).toEqual(row.headers.map((name) => name.toLowerCase()).sort());
});

test.each([
  ['禾川采购', encodeURIComponent('禾川采购')],
  [undefined, null],
])('sends the login %s encoded in X-Prepared-Under', async (login, header) => {
  setPageLogin(login);
  const { requests } = providerAnswers({ status: 502 });
  await expect(call('provisional', 'submitRepay')).rejects.toMatchObject({ kind: 'http' });
  expect(requests[0]?.headers.get('x-prepared-under')).toBe(header);
});
