/** Tests that an area has at most four type assertions in a thousand lines. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesBelow, root } from './files.ts';

const LIMIT = 4;

test.each(['checker', 'openapi', 'portal', 'simulator', 'tests', 'tools'])(
  'limits the casts of %s',
  (area) => {
    const sources = filesBelow(area).filter((file) => /\.tsx?$/.test(file));
    const texts = sources.map((file) => readFileSync(join(root, file), 'utf8'));
    const lines = texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);
    const casts = texts.flatMap((text, index) => castsIn(sources[index] ?? '', text));
    const perThousand = (casts.length / lines) * 1000;
    expect(perThousand, `${casts.length} in ${lines} lines:\n${casts.join('\n')}`).toBeLessThanOrEqual(LIMIT);
  },
);

test('counts type assertions, but not `as const` or renamed imports', () => {
  const text = `import { a as b } from './a.ts';
    const c = ['c'] as const;
    const d = b as unknown as string;`;
  expect(castsIn('x.ts', text)).toEqual(['x.ts:3 string', 'x.ts:3 unknown']);
});

/** Returns the line and the asserted type of each cast. */
function castsIn(file: string, text: string): string[] {
  if (!/\bas\b/.test(text)) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) {
      const { line } = source.getLineAndCharacterOfPosition(node.type.getStart(source));
      found.push(`${file}:${line + 1} ${node.type.getText(source)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
