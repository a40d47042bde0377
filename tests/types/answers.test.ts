import { readFileSync, readdirSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import type * as Activity from '#generated/activity/io.ts';
import type * as Gateway from '#generated/gateway/io.ts';
import type * as Legacy from '#generated/legacy/io.ts';
import type * as Provisional from '#generated/provisional/io.ts';
import type * as Standard from '#generated/standard/io.ts';
import type { JsonString } from '#generated/runtime/jsonString.ts';
import type { operations as GatewayOperations } from '#generated/gateway/types.ts';

// These tests are decided by `npm run types`: each line that does not hold is a compile error. What they cover is every
// operation of a service at once, by mapped types, so that a new operation is covered the day it is written.

type IsAny<T> = 0 extends 1 & T ? true : false;
type IsNever<T> = [T] extends [never] ? true : false;

/** The operations whose type says nothing: `any` or `never`. */
type Untyped<Table> = {
  [Id in keyof Table]: IsAny<Table[Id]> extends true ? Id : IsNever<Table[Id]> extends true ? Id : never;
}[keyof Table];

/** The operations whose failure branch, found by excluding the success code, still offers data. */
type LeakingData<Answers, Code extends object, Data extends string> = {
  [Id in keyof Answers]: Exclude<Answers[Id], Code> extends infer Failure
    ? Failure extends { [K in Data]?: infer D }
      ? [D] extends [null | undefined]
        ? never
        : unknown extends D
          ? never
          : Id
      : never
    : never;
}[keyof Answers];

/** The operations whose success branch, found by the success code, is not there. */
type WithoutSuccess<Answers, Code extends object> = {
  [Id in keyof Answers]: IsNever<Extract<Answers[Id], Code>> extends true ? Id : never;
}[keyof Answers];

test('every operation has a typed input and output', () => {
  expectTypeOf<Untyped<Legacy.Inputs> | Untyped<Legacy.Outputs>>().toBeNever();
  expectTypeOf<Untyped<Standard.Inputs> | Untyped<Standard.Outputs>>().toBeNever();
  expectTypeOf<Untyped<Gateway.Inputs> | Untyped<Gateway.Outputs>>().toBeNever();
  expectTypeOf<Untyped<Activity.Inputs> | Untyped<Activity.Outputs>>().toBeNever();
  expectTypeOf<Untyped<Provisional.Inputs> | Untyped<Provisional.Outputs>>().toBeNever();
});

test('success data and error are told apart by the code in every operation of the flat services', () => {
  type LegacyOk = { code: '0000' | '7000' };
  expectTypeOf<WithoutSuccess<Legacy.Answers, LegacyOk>>().toBeNever();
  expectTypeOf<LeakingData<Legacy.Answers, LegacyOk, 'data'>>().toBeNever();
  type StandardOk = { resultCode: '0000000' };
  expectTypeOf<WithoutSuccess<Standard.Answers, StandardOk>>().toBeNever();
  expectTypeOf<LeakingData<Standard.Answers, StandardOk, 'resultData'>>().toBeNever();
  expectTypeOf<WithoutSuccess<Provisional.Answers, StandardOk>>().toBeNever();
  expectTypeOf<LeakingData<Provisional.Answers, StandardOk, 'resultData'>>().toBeNever();
  type ActivityOk = { code: '00000' };
  expectTypeOf<WithoutSuccess<Activity.Answers, ActivityOk>>().toBeNever();
  expectTypeOf<LeakingData<Activity.Answers, ActivityOk, 'data'>>().toBeNever();
});

test('at the gateway the outer code tells transport from error, the inner code success from error', () => {
  type Transport = { resultCode: '0' };
  expectTypeOf<WithoutSuccess<Gateway.Answers, Transport>>().toBeNever();
  expectTypeOf<LeakingData<Gateway.Answers, Transport, 'resultData'>>().toBeNever();
  type InnerAnswers = {
    [Id in keyof Gateway.Answers]: Extract<Gateway.Answers[Id], Transport>['resultData'];
  };
  type InnerOk = { code: '0000' | '00000' } | { resCode: '0000000' };
  expectTypeOf<WithoutSuccess<InnerAnswers, InnerOk>>().toBeNever();
  expectTypeOf<LeakingData<InnerAnswers, InnerOk, 'data'>>().toBeNever();
});

test('a code that the contract does not know is no code', () => {
  type Code = Extract<Standard.Answers['queryCouponInfo'], { resultCode: string }>['resultCode'];
  expectTypeOf<'0000000' | '0000006'>().toExtend<Code>();
  expectTypeOf<'1234567'>().not.toExtend<Code>();
});

test('reqData is the JSON text of its own input, end to end', () => {
  type Body = GatewayOperations['orderQuickBill']['requestBody']['content']['application/json'];
  type Text = JsonString<Gateway.Inputs['orderQuickBill']>;
  expectTypeOf<Body['reqData']>().toExtend<Text>();
  expectTypeOf<Text>().toExtend<Body['reqData']>();
  expectTypeOf<JsonString<Gateway.Inputs['queryCouponInfo']>>().not.toExtend<Body['reqData']>();
  expectTypeOf<string>().not.toExtend<Body['reqData']>();
});

test('no any in generated code', () => {
  const sources = readdirSync('generated', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  expect(sources.length).toBeGreaterThan(20);
  const withAny = sources.filter((path) =>
    /[:<|&(]\s*any\b|\bas any\b/.test(readFileSync(`generated/${path}`, 'utf8')),
  );
  expect(withAny).toEqual([]);
});
