/** Tests the checker's pages: each of their commands and flags exists, and the first check runs as written. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { CommandName, Flag } from '../../src/cli/flags/index.ts';
import { COMMANDS, flags } from '../../src/cli/flags/index.ts';
import { readConfiguration } from '../../src/core/config/configuration.ts';

const root = join(import.meta.dirname, '../../..');
const docs = join(root, 'checker/docs');
const pages = readdirSync(docs).filter((name) => name.endsWith('.md'));
const textOf = (page: string): string => readFileSync(join(docs, page), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Block {
  readonly kind: string;
  readonly file: string;
  readonly text: string;
}

const blocksOf = (page: string): Block[] =>
  [...textOf(page).matchAll(/^```(\w*) ?(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, kind = '', file = '', text = '']) => ({ kind, file, text }),
  );

const known: Readonly<Record<string, Flag>> = flags;

/** Each command line of a page, with its flags. Lines that begin with `[` continue the one before. */
function commandsIn(page: string): { readonly command: CommandName; readonly named: string[] }[] {
  const lines = [
    ...blocksOf(page).flatMap(({ text }) => text.replaceAll(/\n\s+\[/g, ' [').split('\n')),
    ...[...textOf(page).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code),
  ];
  return lines
    .filter((line) => /^(npx )?(contract-check|check)(?=\s|$)/.test(line.trim()))
    .map((line) => {
      const [, first = ''] = /(?:contract-check|check)\s+(\S+)/.exec(line) ?? [];
      const command = COMMANDS.find((each) => each === first) ?? 'run';
      return { command, named: [...line.matchAll(/--([\w-]+)/g)].map(([, name = '']) => name) };
    });
}

test.each(pages)('shows only commands with flags that they have, in %s', { tags: ['odd-docs'] }, (page) => {
  for (const { command, named } of commandsIn(page))
    for (const name of named) {
      expect(known[name], `--${name}`).toBeDefined();
      expect(known[name]?.of, `--${name} of ${command}`).toContain(command);
    }
});

test.each(pages)('names only flags that exist, anywhere in %s', { tags: ['odd-docs'] }, (page) => {
  const named = [...textOf(page).matchAll(/(?<![\w-])--([a-z][\w-]*)/g)].map(([, name = '']) => name);
  const ofNpm = new Set(['save-dev']);
  expect(named.filter((name) => !(name in known) && !ofNpm.has(name))).toEqual([]);
});

test('names every flag of the checker on its pages', { tags: ['odd-docs'] }, () => {
  const all = pages.map(textOf).join('\n');
  const ofThisProject = ['simulator', 'signing-key', 'service', 'help', 'auth'];
  const account = /^(child|other)-|^(header|cookie|login)$/;
  const unnamed = Object.keys(known).filter((name) => !all.includes(`--${name}`));
  expect(unnamed.filter((name) => !ofThisProject.includes(name) && !account.test(name))).toEqual([]);
});

test.each(pages)('keeps %s free of our own contracts, with valid links', { tags: ['odd-docs'] }, (page) => {
  expect(textOf(page)).not.toMatch(/purchasing|credit(?!ential)|coupon|赊|采购/i);
  const links = [...textOf(page).matchAll(/\]\(([\w.-]+\.md)\)/g)].map(([, name]) => name);
  expect(links.filter((name) => !pages.includes(name!))).toEqual([]);
});

/** The page of kinds is an appendix of the page of `check diff`, which links it. */
test('links every page in the index', { tags: ['odd-docs'] }, () => {
  for (const page of pages.filter((name) => name !== 'README.md' && name !== 'diff-kinds.md'))
    expect(textOf('README.md')).toContain(`(${page})`);
});

test('reads each check.yaml of the pages', { tags: ['odd-docs'] }, () => {
  vi.stubEnv('USER_TOKEN', 'a').stubEnv('OTHER_PASSWORD', 'b');
  const examples = pages.flatMap(blocksOf).filter(({ file }) => file === 'check.yaml');
  expect(examples.length).toBeGreaterThan(1);
  for (const { text } of examples) {
    writeFileSync(join(folder, 'example.yaml'), text);
    expect(() => readConfiguration(join(folder, 'example.yaml'))).not.toThrow();
  }
});

/** Separates the output of one block of commands from the next. */
const MARK = '--- next ---';

test('runs the first check as its page describes', { tags: ['odd-first-check'] }, async () => {
  const blocks = blocksOf('first-check.md');
  for (const { file, text } of blocks) if (file !== '') writeFileSync(join(folder, file), text);
  // The commands of the page write it.
  rmSync(join(folder, 'check.yaml'), { force: true });
  const run = blocks.filter(({ kind }) => kind === 'sh' || kind === 'text');
  const main = join(root, 'checker/src/main.ts');
  const script = `
    npx() { shift; "${process.execPath}" "${main}" "$@"; }
    restart() { kill $SERVICE; wait $SERVICE 2>/dev/null; start; }
    start() {
      "${process.execPath}" todos.mjs & SERVICE=$!
      until (: > /dev/tcp/127.0.0.1/8490) 2>/dev/null; do sleep 0.05; done
    }
    trap 'kill $SERVICE' EXIT
    start
    ${run.map(({ kind, text }) => (kind === 'sh' ? text : `echo '${MARK}'\n`)).join('\n')}`;
  const shell = spawn('bash', ['-c', script], { cwd: folder });
  let out = '';
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk: Buffer) => (out += chunk.toString()));
  await new Promise((done) => shell.once('close', done));
  const outputs = out.split(MARK);
  const promised = run
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ text }, index) =>
      text
        .trim()
        .split('\n')
        .map((line) => ({ line, output: outputs[index] })),
    );
  expect(promised.length).toBeGreaterThan(8);
  for (const { line, output: shown } of promised) expect(shown, out).toContain(line);
});
