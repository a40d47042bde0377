/** Sends the same valid request with each product code: the contract says which products are refused. */
import { resolve } from '../contract/resolve.ts';
import type { Operation, Payload } from '../contract/types.ts';
import type { Case, Expectation } from './case.ts';
import { caseOf } from './case.ts';
import { productRow } from './rows.ts';

/** Returns a case for each product. @param base a valid request */
export function productCases(operation: Operation, base: Payload): Case[] {
  const row = productRow(operation);
  if (!row) return [];
  return codesOf(operation).map((productCode) => {
    const expect: Expectation = isMeantFor(operation, productCode)
      ? { kind: 'answered' }
      : { kind: 'refused', row };
    return caseOf(operation, 'wrong-product', productCode, {
      ask: { payload: { ...base, productCode }, login: 'parent' },
      expect,
    });
  });
}

/** Returns whether no row refuses the product; true if the products are not listed. */
export const isMeantFor = (operation: Operation, productCode: unknown): boolean =>
  productRow(operation)?.products?.includes(String(productCode)) ?? true;

/** Returns the valid request with a refused product. */
export function wrongProduct(operation: Operation, base: Payload): Payload | undefined {
  const productCode = codesOf(operation).find((code) => !isMeantFor(operation, code));
  return productCode === undefined ? undefined : { ...base, productCode };
}

function codesOf({ request, schemas }: Operation): string[] {
  const schema = request.properties?.['productCode'];
  return (schema && resolve(schema, schemas).enum?.map(String)) ?? [];
}
