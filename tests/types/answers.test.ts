import { readFileSync, readdirSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import type { Answers, Inputs, Outputs } from '#generated/catalogue.ts';
import type { operations as GatewayOperations } from '#generated/gateway/types.ts';
import type { Members } from '#generated/runtime/facts.ts';
import type { JsonString } from '#generated/runtime/jsonString.ts';
import type { services, ServiceName } from '#generated/services.ts';

// Tests for `npm run types`: each violated line is a compile error. Mapped types cover every operation of a service,
// including new ones.

type IsAny<T> = 0 extends 1 & T ? true : false;
type IsNever<T> = [T] extends [never] ? true : false;

/** Operations whose type is `any` or `never`. */
type Untyped<Table> = {
  [Id in keyof Table]: IsAny<Table[Id]> extends true ? Id : IsNever<Table[Id]> extends true ? Id : never;
}[keyof Table];

/** Operations whose failure branch, found by excluding the success code, still has data. */
type LeakingData<Answers, Code extends object, Data extends string> = {
  [Id in keyof Answers]: Exclude<Answers[Id], Code> extends infer Failure
    ? Failure extends { [K in Data]?: infer D }
      ? [D] extends [null | undefined]
        ? never
        : // Without the member, D is unknown.
          unknown extends D
          ? never
          : Id
      : never
    : never;
}[keyof Answers];

/** Operations without a success branch for the success code. */
type WithoutSuccess<Answers, Code extends object> = {
  [Id in keyof Answers]: IsNever<Extract<Answers[Id], Code>> extends true ? Id : never;
}[keyof Answers];

type EnvelopeOf<S extends ServiceName> = (typeof services)[S]['envelope'];
type MemberAt<Pointer extends string> = Pointer extends `/${infer Name}` ? Name : never;
/** A response whose code says success, in any of its envelopes. */
type Success<E extends Members> = E extends Members
  ? Record<MemberAt<E['code']>, E['success'][number]>
  : never;

/** Operations whose code does not separate success data from errors. */
type Indistinct<Table, Ok extends object, Data extends string> =
  | WithoutSuccess<Table, Ok>
  | LeakingData<Table, Ok, Data>;

test('types input and output of every operation', () => {
  type None = { [S in ServiceName]: Untyped<Inputs[S]> | Untyped<Outputs[S]> }[ServiceName];
  expectTypeOf<None>().toBeNever();
});

test('the code tells success data from errors in every operation', () => {
  type None = {
    [S in ServiceName]: Indistinct<Answers[S], Success<EnvelopeOf<S>>, MemberAt<EnvelopeOf<S>['data']>>;
  }[ServiceName];
  expectTypeOf<None>().toBeNever();
});

test('separates gateway success from errors by the inner code', () => {
  type Outer = EnvelopeOf<'gateway'>;
  type Inner = {
    [Id in keyof Answers['gateway']]: Extract<Answers['gateway'][Id], Success<Outer>>[MemberAt<
      Outer['data']
    >];
  };
  type System = Outer['systems'][keyof Outer['systems']];
  expectTypeOf<Indistinct<Inner, Success<System>, 'data'>>().toBeNever();
});

test('rejects a code outside the contract', () => {
  type Code = Extract<Answers['standard']['queryCouponInfo'], { resultCode: string }>['resultCode'];
  expectTypeOf<'0000000' | '0000006'>().toExtend<Code>();
  expectTypeOf<'1234567'>().not.toExtend<Code>();
});

test('types reqData as the JSON text of its own input', () => {
  type Body = GatewayOperations['orderQuickBill']['requestBody']['content']['application/json'];
  type Text = JsonString<Inputs['gateway']['orderQuickBill']>;
  expectTypeOf<Body['reqData']>().toExtend<Text>();
  expectTypeOf<Text>().toExtend<Body['reqData']>();
  expectTypeOf<JsonString<Inputs['gateway']['queryCouponInfo']>>().not.toExtend<Body['reqData']>();
  expectTypeOf<string>().not.toExtend<Body['reqData']>();
});

test('has no any in generated code', () => {
  const sources = readdirSync('generated', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  expect(sources.length).toBeGreaterThan(20);
  const withAny = sources.filter((path) =>
    /[:<|&(]\s*any\b|\bas any\b/.test(readFileSync(`generated/${path}`, 'utf8')),
  );
  expect(withAny).toEqual([]);
});
