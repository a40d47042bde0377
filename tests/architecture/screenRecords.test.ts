/** Tests that the records of a family name its pages without importing them, because every link loads the records. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesBelow, root } from './files.ts';
import { importsOf } from './imports.ts';

const text = (file: string) => readFileSync(join(root, file), 'utf8');
const files = filesBelow();
const families = files.filter((file) => /^portal\/src\/screens\/\w+\/routes\.ts$/.test(file));

/** Returns static imports at run time, without type-only and dynamic ones. */
function loadedBy(file: string): string[] {
  const source = ts.createSourceFile(file, text(file), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) =>
    ts.isImportDeclaration(statement) &&
    !statement.importClause?.isTypeOnly &&
    ts.isStringLiteral(statement.moduleSpecifier)
      ? [statement.moduleSpecifier.text]
      : [],
  );
}

test.each(families)('%s loads nothing except the record helpers', (file) => {
  expect(loadedBy(file).filter((specifier) => !specifier.startsWith('../../routing/'))).toEqual([]);
});

test('collects records of every family with a page', () => {
  const withPages = files.flatMap((file) => /^portal\/src\/screens\/\w+\/(?=\w+Page\.tsx$)/.exec(file) ?? []);
  expect([...new Set(withPages)].filter((folder) => !families.includes(`${folder}routes.ts`))).toEqual([]);
  const collected = importsOf('screens.ts', text('portal/src/screens.ts'));
  expect(collected.sort()).toEqual(families.map((file) => file.replace('portal/src', '.')).sort());
});

test('names every page in a record', () => {
  const named = families.flatMap((file) =>
    importsOf(file, text(file)).map((specifier) => join(file, '..', specifier)),
  );
  const pages = files.filter((file) => /^portal\/src\/screens\/\w+\/\w+Page\.tsx$/.test(file));
  expect(pages.filter((page) => !named.includes(page))).toEqual([]);
});
