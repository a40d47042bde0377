/** Tests requests of a child account that its portal does not offer. */
import { expect, test } from 'vitest';
import { operations } from '#generated/catalogue.ts';
import { queryAgentInfo, queryCompanyInfo } from '#generated/provisional/client.ts';
import { isServiceName, services, type ServiceName } from '#generated/services.ts';
import { examples } from '#tools/contract/examples.ts';
import { provider, signature } from '../tools/provider.ts';

/** Writes that every login may call. All other writes, also new ones, are for parents only (spec 1 §6). */
const openToAll: ReadonlySet<string> = new Set([
  'gateway.affirm',
  'gateway.drawCouponsStdjc',
  'gateway.orderQuickBill',
  'gateway.signGuidanceRead',
  'provisional.closeWelcome',
  // Each account has its own views, messages and first steps.
  'provisional.deleteView',
  'provisional.readMessages',
  'provisional.saveFirstSteps',
  'provisional.saveMessageSetting',
  'provisional.saveView',
  // A child account's own requests, or those that it may decide.
  'provisional.decideApproval',
  'provisional.submitApproval',
  'provisional.withdrawApproval',
  // A child account's own phone, and proofs of identity.
  'provisional.sendSmsCode',
  'provisional.subscribePush',
  'provisional.unsubscribePush',
  'provisional.verifySmsCode',
  'standard.queryAcpAuthUrl',
  // The link names the signer; no login is needed.
  'provisional.beginSignLinkFace',
  'provisional.sendSignLinkCode',
  'provisional.signByLink',
  'provisional.verifySignLinkCode',
  // A child account's own bills, and the calendar of them.
  'provisional.createCalendarSubscription',
  'provisional.revokeCalendarSubscription',
  'provisional.submitInstalment',
  'provisional.submitRepay',
]);

const file = new File(['%PDF-1.7\n%%EOF'], '资料.pdf', { type: 'application/pdf' });

const all = Object.keys(services)
  .filter(isServiceName)
  .flatMap((service) =>
    Object.values(operations[service]).map(({ id, effect, ...row }) => ({
      service,
      id,
      effect,
      address: `${service}.${id}`,
      upload: 'upload' in row,
    })),
  );
const writes = all.filter(({ effect }) => effect === 'write');
const reads = all.filter(({ effect }) => effect === 'read');

/** Returns the payload of an example. At the gateway it is inside the text `reqData`. */
function payloadOf(example: unknown): object {
  const { reqData, ...plain } = (example ?? {}) as { reqData?: string };
  return reqData === undefined ? plain : JSON.parse(reqData);
}

function examplesOf(service: ServiceName, id: string): readonly unknown[] {
  const table: Readonly<Record<string, { readonly request?: Readonly<Record<string, unknown>> }>> =
    examples[service];
  return Object.values(table[id]?.request ?? {});
}

test('openToAll lists only existing writes', () => {
  const known = new Set(writes.map(({ address }) => address));
  expect([...openToAll].filter((address) => !known.has(address))).toEqual([]);
});

test.each(writes.filter(({ address }) => !openToAll.has(address)))(
  'refuses $address to a child account',
  { tags: ['child-forged'] },
  async ({ service, id, upload }) => {
    const session = await provider('child-account');
    const [example] = examplesOf(service, id);
    const { body } = await session.call(service, id, {
      signature,
      ...payloadOf(example),
      ...(upload && { file }),
    });
    expect(JSON.stringify(body)).toMatch(/"(E9000002|9203)"/);
  },
);

test(
  'shows a child no phone, email or ID number that only its parent may see',
  { tags: ['child-forged'] },
  async () => {
    const parent = await provider('factoring', '12023');
    const { adminPhone, company } = await queryCompanyInfo({}, parent);
    const { agent } = await queryAgentInfo({}, parent);
    const secrets = [adminPhone, company.legalIdNo, company.legalPhone, agent.idNo, agent.phone, agent.email];
    const secretsSeen = async (scenario: string): Promise<string[]> => {
      const session = await provider(scenario);
      const found = [];
      for (const { service, id, address } of reads)
        for (const example of examplesOf(service, id)) {
          const { body } = await session.call(service, id, { signature, ...payloadOf(example) });
          const text = JSON.stringify(body);
          found.push(
            ...secrets.filter((secret) => text.includes(secret)).map((secret) => `${address}: ${secret}`),
          );
        }
      return [...new Set(found)];
    };
    expect(await secretsSeen('factoring')).toContain(`provisional.queryCompanyInfo: ${adminPhone}`);
    expect(await secretsSeen('child-account')).toEqual([]);
    expect(await secretsSeen('factoring,child-account')).toEqual([]);
  },
);
