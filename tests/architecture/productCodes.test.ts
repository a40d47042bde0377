/** Tests that product codes are only in the product records and in chosen examples. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ProductCode } from '#generated/shared/enums.ts';
import { filesBelow, root } from './files.ts';

const records = /^(portal\/src\/products\/(catalogue|records\/\d{5})|simulator\/src\/world\/products)\.ts$/;

/** Wrong backends, test helpers, advertisements of the simulated provider, and the console's first draft of a fault. */
const examples = [
  'portal/src/api/testing.ts',
  'portal/src/screens/repay/rules/testCoupon.ts',
  'simulator/console/src/faults/draft.ts',
  'simulator/src/mutants/',
  'simulator/src/world/baseline/ads.ts',
];

const isAllowed = (file: string): boolean =>
  records.test(file) || file.includes('.test.') || examples.some((place) => file.startsWith(place));

test('has no product code outside records and listed examples', { tags: ['one-product-literals'] }, () => {
  const files = ['portal/src', 'simulator/src', 'simulator/console/src']
    .flatMap((folder) => filesBelow(folder))
    .filter((file) => /\.tsx?$/.test(file));
  const found = files
    .filter((file) => !isAllowed(file))
    .flatMap((file) => codesIn(file, readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
  expect(examples.filter((place) => !files.some((file) => file.startsWith(place)))).toEqual([]);
});

test.each([
  ["const products = ['12003'];", 'a.ts:1 12003'],
  ['const names = { 12003: name };', 'a.ts:1 12003'],
  ['go(`/company/landing?productCode=12025&stay=${stay}`);', 'a.ts:1 12025'],
  ['if (code === ProductCode.WholesaleMall) return;', 'a.ts:1 WholesaleMall'],
  ['const { Factoring } = ProductCode;', 'a.ts:1 Factoring'],
  ['// 12003 has it\nconst amount = 120030;', ''],
  ['const all = Object.values(ProductCode);', ''],
])('finds product codes in %s', { tags: ['one-product-literals'] }, (text, found) => {
  expect(codesIn('a.ts', text).join()).toBe(found);
});

/** Returns each product code in the program of a file, with its line. */
function codesIn(file: string, text: string): string[] {
  if (!/\b12\d{3}\b|\bProductCode\.[A-Z]|= ProductCode;/.test(text)) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const code of codesOf(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(`${file}:${line + 1} ${code}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const codes: readonly string[] = Object.values(ProductCode);

const isEnumeration = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isIdentifier(node) && node.text === 'ProductCode';

function codesOf(node: ts.Node): string[] {
  if (ts.isNumericLiteral(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node))
    return (node.text.match(/\b12\d{3}\b/g) ?? []).filter((code) => codes.includes(code));
  if (ts.isPropertyAccessExpression(node) && isEnumeration(node.expression)) return [node.name.text];
  if (!ts.isVariableDeclaration(node) || !isEnumeration(node.initializer)) return [];
  return ts.isObjectBindingPattern(node.name)
    ? node.name.elements.map(({ name }) => (ts.isIdentifier(name) ? name.text : ''))
    : [];
}
