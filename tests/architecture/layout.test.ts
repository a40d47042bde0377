import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { proofs } from '#tools/launch/proofs.mjs';
import { hasCjk, refusesCjk } from '#tools/lint/cjk.ts';
import { filesBelow, root } from './files.ts';
import { commandsNamed, pathsNamed, proofsNamed, topFolders } from './guides.ts';

const files = filesBelow();
const text = (file: string) => readFileSync(join(root, file), 'utf8');

test('has only the architecture’s folders at the top', () => {
  const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
  expect([...folders].filter((folder) => !topFolders.includes(folder ?? ''))).toEqual([]);
});

/** A test outside every runner's project would never run. */
test('has tests only where a runner finds them', () => {
  const runnerPatterns = [
    /^(tools|simulator|portal\/src|openapi\/rules|checker\/(src|tests)|tests\/(architecture|explore|forms|gallery|support|types|contract))\/.*\.test\.tsx?$/,
    /^tests\/(e2e|explore)\/.*\.spec\.ts$/,
  ];
  const tests = files.filter((file) => /\.(test|spec)\.[a-z]+$/.test(file));
  expect(tests.filter((file) => !runnerPatterns.some((pattern) => pattern.test(file)))).toEqual([]);
});

test('has components in portal and console only, and operation files in openapi only', () => {
  expect(
    files.filter((file) => file.endsWith('.tsx') && !/^(portal|simulator\/console)\/src\//.test(file)),
  ).toEqual([]);
  expect(
    files.filter((file) => /\/operations\/.*\.ya?ml$/.test(file) && !file.startsWith('openapi/')),
  ).toEqual([]);
});

test('has no Chinese text in components', () => {
  expect(files.filter(refusesCjk).flatMap((file) => chineseIn(file))).toEqual([]);
});

/** Returns literals of a component with Chinese text, by line; comments are allowed. */
function chineseIn(file: string): string[] {
  const source = ts.createSourceFile(file, text(file), ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node);
    if (isText && hasCjk(node.text)) {
      const { line } = source.getLineAndCharacterOfPosition(node.pos);
      found.push(`${file}:${line + 1} ${node.text.trim()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Guides at the top of the repository: the folders, commands and proofs that they name must exist. */
const guides = readdirSync(root).filter((name) => name.endsWith('.md'));
const scripts = Object.keys(
  (JSON.parse(text('package.json')) as { scripts: Record<string, string> }).scripts,
);

test.each(guides)('has the paths that %s names', (guide) => {
  const missing = pathsNamed(text(guide)).filter((path) => !existsSync(join(root, path)));
  expect(missing).toEqual([]);
});

test.each(guides)('has the commands that %s names', (guide) => {
  expect(commandsNamed(text(guide)).filter((command) => !scripts.includes(command))).toEqual([]);
});

test.each(guides)('has the proofs that %s names', (guide) => {
  expect(proofsNamed(text(guide)).filter((name) => !(name in proofs))).toEqual([]);
});

test('has at most 16 npm scripts, because proofs are names of `npm run proof`', () => {
  // npm runs `postinstall` itself.
  expect(scripts.filter((name) => name !== 'postinstall').length).toBeLessThanOrEqual(16);
});
