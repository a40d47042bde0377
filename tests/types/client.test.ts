import { expectTypeOf, test } from 'vitest';
import type { activity, gateway, legacy, standard } from '#generated/clients.ts';

// Tests for `npm run types`, as in answers.test.ts.

type Unanswered = 'TIMEOUT' | 'NETWORK' | 'HTTP' | 'UNREADABLE' | 'CANCELLED' | 'UNDOCUMENTED';
type ResultOf<Operation extends { result: (...args: never[]) => Promise<unknown> }> = Awaited<
  ReturnType<Operation['result']>
>;
type Qualification = ResultOf<typeof standard.queryUserAccessQualification>;
type Activities = ResultOf<typeof activity.queryActivityByGroupCode>;
type QuickBill = ResultOf<typeof gateway.orderQuickBill>;

test('has the success codes, the operation’s codes and the transport’s in a result', () => {
  expectTypeOf<Activities['code']>().toEqualTypeOf<'00000' | '09101' | '99999' | Unanswered>();
  expectTypeOf<Extract<ResultOf<typeof legacy.getUserNickName>, { ok: true }>['code']>().toEqualTypeOf<
    '0000' | '7000'
  >();
});

test('checks a switch over the codes for exhaustiveness at compile time', () => {
  const kind = (result: Activities): string => {
    switch (result.code) {
      case '00000':
        return 'success';
      case '09101':
      case '99999':
        return result.kind;
      case 'TIMEOUT':
      case 'NETWORK':
      case 'HTTP':
      case 'UNREADABLE':
      case 'CANCELLED':
      case 'UNDOCUMENTED':
        return result.layer;
    }
  };
  // @ts-expect-error 99999 has no case, so the function may return nothing
  const incomplete = (result: Activities): string => {
    switch (result.code) {
      case '00000':
      case '09101':
        return result.code;
      case 'TIMEOUT':
      case 'NETWORK':
      case 'HTTP':
      case 'UNREADABLE':
      case 'CANCELLED':
      case 'UNDOCUMENTED':
        return result.layer;
    }
  };
  const withUnknownCode = (result: Qualification): boolean =>
    // @ts-expect-error this operation has no such code
    result.code === 'E1200007';
  expectTypeOf(kind).returns.toBeString();
  expectTypeOf(incomplete).returns.toBeString();
  expectTypeOf(withUnknownCode).returns.toBeBoolean();
});

test('has data in a success, and name, kind and layer in a refusal', () => {
  type Taken = Extract<QuickBill, { ok: true }>;
  expectTypeOf<Taken['code']>().toEqualTypeOf<'0000'>();
  expectTypeOf<Taken['data']>().toEqualTypeOf<Awaited<ReturnType<typeof gateway.orderQuickBill>>>();
  type Billing = Extract<QuickBill, { code: '9301' }>;
  expectTypeOf<Billing['name']>().toEqualTypeOf<'BillingInProgress'>();
  expectTypeOf<Billing['kind']>().toEqualTypeOf<'state'>();
  expectTypeOf<Billing['layer']>().toEqualTypeOf<'default'>();
  expectTypeOf<Extract<QuickBill, { code: '801' }>['layer']>().toEqualTypeOf<'outer'>();
  expectTypeOf<Billing>().not.toHaveProperty('data');
});

test('rejects an unknown operation or another input at compile time', () => {
  type Standard = typeof standard;
  // @ts-expect-error no such operation
  type Nothing = Standard['queryNothing'];
  type Input = Parameters<Standard['versionCompute']>[0];
  expectTypeOf<{ scene: string }>().toExtend<Input>();
  expectTypeOf<{ scene: number }>().not.toExtend<Input>();
  expectTypeOf<{ productCode: '99999'; scene: string }>().not.toExtend<Input>();
  expectTypeOf<Nothing>().toBeAny();
});

test('returns a tolerated response from a plain call without data', () => {
  type Plain = Awaited<ReturnType<typeof standard.queryUserAccessQualification>>;
  type Data = Extract<Qualification, { ok: true }>['data'];
  expectTypeOf<Plain>().not.toEqualTypeOf<Data>();
  // @ts-expect-error a tolerated response is not data
  const rows = (answer: Plain): Data => answer;
  expectTypeOf<Extract<Plain, { resultCode: string }>['resultCode']>().toEqualTypeOf<
    'E1200007' | 'E1200008' | 'E1200009' | 'E1200010' | '0000019' | '0000021' | '0170022' | '0170029'
  >();
  // A service without such codes returns data only.
  type Nickname = Extract<ResultOf<typeof legacy.getUserNickName>, { ok: true }>['data'];
  expectTypeOf<Awaited<ReturnType<typeof legacy.getUserNickName>>>().toEqualTypeOf<Nickname>();
  expectTypeOf(rows).returns.toEqualTypeOf<Data>();
});
