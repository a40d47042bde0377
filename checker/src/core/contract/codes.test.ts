import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CannotRun } from '../base/cannotRun.ts';
import { operation } from '../fixtures/ourContracts.ts';
import { readCodes, translator } from './codes.ts';

const folder = mkdtempSync(join(tmpdir(), 'codes-'));
const file = (text: string): string => {
  const path = join(folder, 'check.codes.yaml');
  writeFileSync(path, text);
  return path;
};

test("replaces the team's codes by the contract's in both layers; other codes and services stay", () => {
  const translate = translator(
    readCodes(file('standard: { E9000001: 4711 }\ngateway: { E9000001: ERR_PARAM }\n')),
  );
  const coupon = operation('standard.queryCouponInfo');
  expect(translate(coupon, { resultCode: '4711', resultMsg: 'x' })).toEqual({
    resultCode: 'E9000001',
    resultMsg: 'x',
  });
  expect(translate(coupon, { resultCode: '1' })).toEqual({ resultCode: '1' });
  const inner = { resultCode: '0', resultData: { resCode: 'ERR_PARAM', resDesc: 'x' } };
  expect(translate(operation('gateway.queryCouponInfo'), inner)).toMatchObject({
    resultData: { resCode: 'E9000001' },
  });
  expect(translate(operation('legacy.getUserNickName'), inner)).toBe(inner);
});

test('reports an unreadable file in one line', () => {
  expect(() => readCodes(join(folder, 'none.yaml'))).toThrow(CannotRun);
  expect(() => readCodes(file('a: [b'))).toThrow(/cannot read the codes/);
  expect(() => readCodes(file('a: [b'))).not.toThrow(/\n/);
});
