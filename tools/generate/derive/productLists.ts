import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { nearest } from '#tools/nearest.ts';

/** Features of the provider for each product, by product code: `openapi/shared/products.yaml`. */
export type ProductTable = Readonly<Record<string, readonly string[]>>;

const tableName = 'shared/products.yaml';

/** @param openapi folder of the contracts @returns undefined for an older revision, which may have no table */
export function readProductTable(openapi: string): ProductTable | undefined {
  const file = join(openapi, tableName);
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}

/** Returns every feature that a product has, in the order of the table. */
export const featuresOf = (table: ProductTable): string[] => [...new Set(Object.values(table).flat())];

/** Returns the problems of the table: product codes without a record, and records of unknown codes. */
export function tableProblems(table: ProductTable, codes: readonly string[]): string[] {
  const missing = codes.filter((code) => table[code] === undefined);
  const unknown = Object.keys(table).filter((code) => !codes.includes(code));
  return [
    ...missing.map((code) => `product ${code} has no record: say what the provider does for it, or []`),
    ...unknown.map((code) => `product ${code} is not in enums/ProductCode.yaml: add it there, or remove it`),
  ].map((problem) => `openapi/${tableName}: ${problem}`);
}

interface WrittenRows {
  readonly 'x-errors'?: readonly { products?: unknown }[];
}

/** Replaces the feature that a row names by the products that have it, in place. @returns problems */
export function listProducts(table: ProductTable, operation: WrittenRows): string[] {
  const features = featuresOf(table);
  return (operation['x-errors'] ?? []).flatMap((row) => {
    const { products: feature } = row;
    if (feature === undefined) return [];
    if (typeof feature !== 'string')
      return [`name a feature of ${tableName} as \`products\`: the codes follow from it`];
    if (!features.includes(feature)) {
      const [near] = nearest(feature, features);
      return [`no product of ${tableName} has ${feature}${near ? `: did you mean ${near}?` : ''}`];
    }
    row.products = Object.keys(table).filter((code) => table[code]?.includes(feature));
    return [];
  });
}
