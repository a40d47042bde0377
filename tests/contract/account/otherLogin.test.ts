/** Tests that a write from a page that was loaded under another login is refused before any other check (docs/decisions/0241). */
import { expect, test } from 'vitest';
import { operations } from '#generated/catalogue.ts';
import { isServiceName, services, type ServiceName } from '#generated/services.ts';
import { examples } from '#tools/contract/examples.ts';
import { LOGIN_CHANGED } from '../../support/loginChanged.ts';
import { provider, signature } from '../tools/provider.ts';

const PARENT = 'hechuan_caigou';

/** Writes that are accepted under another login, and why. */
const unconditional: Readonly<Record<string, string>> = {
  'provisional.beginSignLinkFace': 'The link names the signer; no login is needed.',
  'provisional.sendSignLinkCode': 'The link names the signer; no login is needed.',
  'provisional.signByLink': 'The link names the signer; no login is needed.',
  'provisional.verifySignLinkCode': 'The link names the signer; no login is needed.',
};

const writes = Object.keys(services)
  .filter(isServiceName)
  .flatMap((service) =>
    Object.values(operations[service])
      .filter(({ effect }) => effect === 'write')
      .map((row) => ({ service, id: row.id, address: `${service}.${row.id}`, upload: 'upload' in row })),
  );

const file = new File(['%PDF-1.7\n%%EOF'], '资料.pdf', { type: 'application/pdf' });

function inputOf(service: ServiceName, id: string, upload: boolean): object {
  const table: Readonly<Record<string, { readonly request?: Readonly<Record<string, unknown>> }>> =
    examples[service];
  const [example = {}] = Object.values(table[id]?.request ?? {});
  const packed = Object.entries(example ?? {}).find(([name]) => name === 'reqData')?.[1];
  const payload: object = typeof packed === 'string' ? JSON.parse(packed) : { ...(example ?? {}) };
  return { signature, ...payload, ...(upload && { file }) };
}

/** Returns the session's world, which a refused write must not change. */
async function worldOf(session: Awaited<ReturnType<typeof provider>>): Promise<unknown> {
  const response = await session.fetch('/_sim/api/world');
  return response.json();
}

test('the error table of every write has the code for another login, or the write is listed with a reason', () => {
  expect(writes.length).toBeGreaterThan(60);
  const withoutCode = writes.filter(({ service, id }) => {
    const table: Readonly<Record<string, { readonly errors: readonly { readonly code: string }[] }>> =
      operations[service];
    return !table[id]?.errors.some(({ code }) => LOGIN_CHANGED.test(code));
  });
  expect(withoutCode.map(({ address }) => address)).toEqual(Object.keys(unconditional).sort());
});

test.each(writes.filter(({ address }) => !(address in unconditional)))(
  'refuses $address only for a page of another login, without changes',
  { tags: ['out-identity-writes'] },
  async ({ service, id, upload }) => {
    const session = await provider();
    const input = inputOf(service, id, upload);
    const before = await worldOf(session);
    const other = await session.call(service, id, input, { 'x-prepared-under': 'hechuan_cg02' });
    expect(other.outcome).toMatchObject({ ok: false, code: expect.stringMatching(LOGIN_CHANGED) });
    expect(await worldOf(session)).toEqual(before);
    const own = await session.call(service, id, input, { 'x-prepared-under': PARENT });
    expect(own.outcome.code).not.toMatch(LOGIN_CHANGED);
  },
);

test('reads a Chinese login in the contract’s encoding, and refuses it as another login', async () => {
  const session = await provider();
  const pin = encodeURIComponent('禾川采购');
  const answer = await session.call('provisional', 'readMessages', {}, { 'x-prepared-under': pin });
  expect(answer.outcome.code).toMatch(LOGIN_CHANGED);
});

test.each(Object.keys(unconditional))('does not refuse %s for another login', async (address) => {
  const session = await provider();
  const id = address.split('.')[1] ?? '';
  const answer = await session.call('provisional', id, inputOf('provisional', id, false), {
    'x-prepared-under': 'hechuan_cg02',
  });
  expect(answer.outcome.code).not.toMatch(LOGIN_CHANGED);
});
