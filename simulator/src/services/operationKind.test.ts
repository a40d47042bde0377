import { expect, test } from 'vitest';
import { OperationKind } from '#generated/shared/enums.ts';
import { catalogue } from './catalogue.ts';
import { operationKind, operationName } from './operationKind.ts';

const writes = catalogue.filter(({ effect }) => effect === 'write');

test('gives every write of the contract a kind and a unique Chinese name', () => {
  expect(writes.length).toBeGreaterThan(50);
  expect(
    writes.filter((write) => operationKind(write) === OperationKind.Other).map(({ address }) => address),
  ).toEqual([]);
  const names = writes.map(operationName);
  expect(names.filter((name) => !/^[\p{Script=Han}]+$/u.test(name))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
