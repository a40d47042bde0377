/** Helpers of the approval tests: requests, decisions, and the rest of the world, which a waiting request must not change. */
import { provisional } from '#generated/clients.ts';
import type { Inputs } from '#generated/provisional/io.ts';
import type { Provider } from '../tools/provider.ts';

export const productCode = '12003';
export const parent = 'hechuan_caigou';
export const decider = 'hechuan_cg02';
/** Returns the idempotency key of a request. @param serial differs for each new request of a test; a repetition has the same one */
export const key = (serial: number) => `approvals012345678${String(serial).padStart(2, '0')}`;

export const logIn = (session: Provider, pin: string) =>
  session.fetch('/_sim/ext/login', { method: 'POST', body: `pin=${pin}` });

export const codeOf = async (session: Provider, operation: string, input: object): Promise<unknown> =>
  (await session.call('provisional', operation, { productCode, ...input })).body['resultCode'];

export const setClock = (session: Provider, at: string) =>
  session.fetch('/_sim/api/clock', { method: 'PUT', body: JSON.stringify({ at }) });

/** Returns the part of the world that a waiting request must not change. */
export async function books(session: Provider): Promise<unknown> {
  const world: unknown = await (await session.fetch('/_sim/api/world')).json();
  const {
    approvals: _a,
    keys: _k,
    operations: _o,
    viewer: _v,
    messages: _m,
    ...rest
  } = world as Record<string, unknown>;
  return rest;
}

/** Returns a repayment of the first two due rows from the overflow account, as its page sends it. */
export async function repayment(session: Provider): Promise<Inputs['submitRepay']> {
  const { bills } = await provisional.prepareRepay({ productCode }, session);
  const chosen = bills.slice(0, 2);
  const owed = Math.round(chosen.reduce((sum, bill) => sum + bill.owed * 100, 0)) / 100;
  return {
    productCode,
    idempotencyKey: key(1),
    bills: [...new Set(chosen.map(({ billNo }) => billNo))].map((billNo) => ({ billNo })),
    amount: owed,
    owed,
    source: 'OVERFLOW',
  };
}

/** The waiting request in the scenarios of approvals. */
export const waiting = { approvalNo: 'SP2026111200000001' };

/** A new limit of a child account, above the amount that needs an approval. */
export const limit = { productCode, jdpin: 'hechuan_cg03', limit: 60_000 } as const;

/** Submits a request for an approval of this content. @param serial number of its idempotency key */
export const ask = (
  session: Provider,
  content: Inputs['submitApproval']['content'],
  serial = 2,
  proof: Pick<Inputs['submitApproval'], 'password' | 'smsToken'> = {},
) =>
  provisional.submitApproval(
    { productCode, idempotencyKey: key(serial), content, reason: '请核对', ...proof },
    session,
  );

export const detail = (session: Provider, approvalNo: string) =>
  provisional.queryApprovalDetail({ productCode, approvalNo }, session);

/** Approves or refuses a request. @param serial number of the decision's idempotency key */
export const decide = (
  session: Provider,
  approvalNo: string,
  approve: boolean,
  serial = 3,
  proof: object = {},
) =>
  session.call('provisional', 'decideApproval', {
    productCode,
    approvalNo,
    idempotencyKey: key(serial),
    approve,
    ...(!approve && { reason: '与合同不符' }),
    ...proof,
  });

/** Requests a code for the login's phone, and returns its proof. */
export async function codeProof(session: Provider): Promise<{ smsToken: string }> {
  await provisional.sendSmsCode({ productCode, type: 'APPROVAL' }, session);
  const { smsToken } = await provisional.verifySmsCode(
    { productCode, type: 'APPROVAL', code: '246810' },
    session,
  );
  return { smsToken };
}

/** Approves a request that moves money, with an SMS code. */
export const consent = async (session: Provider, approvalNo: string) =>
  decide(session, approvalNo, true, 3, await codeProof(session));
