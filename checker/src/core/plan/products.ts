/** The same right request for each product code: the contract says which products are refused. */
import { resolve } from '../contract/resolve.ts';
import type { Operation, Payload } from '../contract/types.ts';
import type { Case, Expectation } from './case.ts';
import { caseOf } from './case.ts';
import { productRow } from './rows.ts';

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

/** The operation's row does not refuse the product; without a list of products this is unknown. */
export const isMeantFor = (operation: Operation, productCode: unknown): boolean =>
  productRow(operation)?.products?.includes(String(productCode)) ?? true;

/** The right request for a product that is refused. */
export function wrongProduct(operation: Operation, base: Payload): Payload | undefined {
  const productCode = codesOf(operation).find((code) => !isMeantFor(operation, code));
  return productCode === undefined ? undefined : { ...base, productCode };
}

function codesOf({ request, schemas }: Operation): string[] {
  const schema = request.properties?.['productCode'];
  return (schema && resolve(schema, schemas).enum?.map(String)) ?? [];
}
