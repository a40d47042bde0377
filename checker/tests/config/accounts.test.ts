/** Tests accounts with any names, logins that the contract describes, and hooks on requests. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { checker } from '../support/commandLine.ts';
import type { NoteBook } from '../support/noteBook.ts';
import { environment, noteBook, noteContract } from '../support/noteBook.ts';

const folder = mkdtempSync(join(tmpdir(), 'accounts-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});
const at = (name: string): string => join(folder, name);

async function running(kind: NoteBook = {}): Promise<string> {
  const { origin, stop } = await noteBook(kind);
  onTestFinished(stop);
  return origin;
}

/** Writes a first check.yaml by `check init`. @returns its path */
async function begun(origin: string, kind: NoteBook = {}, tokenUrl?: string): Promise<string> {
  writeFileSync(at('notes.json'), JSON.stringify(noteContract(kind, tokenUrl)));
  const config = at('check.yaml');
  const init = ['init', '--force', '--config', config, '--contracts', at('notes.json'), '--target', origin];
  const { code, err } = await checker(...init);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return config;
}

/** Changes a file in place. */
function changed(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Returns check.yaml with the commented-out accounts, and with the list of private operations. */
const withAll = (text: string): string =>
  text.replaceAll(/^ {2}# (admin|other user): /gm, '  $1: ').replace('# private: [', 'private: [');

const run = (config: string, ...flags: readonly string[]) =>
  checker('--config', config, '--writes', '--cases', '1', '--seed', '1', ...flags);

test.each(['password', 'clientCredentials'] as const)(
  'check init makes a login of an OAuth2 %s flow; the run logs in by it and shows no secret',
  { tags: ['odd-oauth-login'] },
  async (grant) => {
    const config = await begun(await running(), { grant });
    expect(readFileSync(config, 'utf8')).toMatch(
      / {2}user: \{ login: \{ http: POST \/token, form: \{ grant_type/,
    );
    const { out, err, code } = await run(config, '--json', at('report.json'), '--save-har', at('run.har'));
    expect(err).toBe('');
    expect(out).toContain('✓ kept');
    expect(code).toBe(0);
    const har = readFileSync(at('run.har'), 'utf8');
    expect(har).toMatch(/"url":"[^"]*\/token"/);
    for (const secret of [environment.USER_PASSWORD, 'token-of-alice'])
      expect(readFileSync(at('report.json'), 'utf8') + out + har).not.toContain(secret);
  },
);

test('requests a token from its other host', { tags: ['odd-oauth-login'] }, async () => {
  const [origin, tokens] = [await running(), await running()];
  const config = await begun(origin, {}, `${tokens}/token`);
  expect(readFileSync(config, 'utf8')).toContain(`POST ${tokens}/token`);
  expect((await run(config)).code).toBe(0);
});

test(
  'accepts user, other user and admin as accounts, and reports nothing about a correct backend',
  { tags: ['odd-account-words'] },
  async () => {
    const config = await begun(await running());
    changed(config, withAll);
    expect(readFileSync(config, 'utf8')).toMatch(/^ {2}admin: .*\n {2}other user: /m);
    const { out, code } = await run(config);
    expect(out).toContain('✓ kept');
    expect(out).not.toContain('other accounts: ');
    // The admin reaches it: the coverage does not list it as not reached.
    expect(out).not.toContain('listPeople success');
    expect(code).toBe(0);
  },
);

test.each([
  ['shows notes of other accounts', /id 1 of another account is shown/],
  ['treats every account as an administrator', /listPeople · (refused|expected-code) \(core\) · wrong-role/],
] as const)('finds a backend that %s', { tags: ['odd-account-words'] }, async (fault, message) => {
  const config = await begun(await running({ fault }));
  changed(config, withAll);
  const { out, code } = await run(config);
  expect(out).toMatch(message);
  expect(code).toBe(1);
});

test.each([
  [
    'accounts: { parent: { cookie: a }, user: { cookie: b } }',
    /accounts\.\w+ and accounts\.\w+ are one account/,
  ],
  ['hooks: { modul: ./sign.mjs }', /there is no 'modul' in a hook/],
  ['hooks: { operations: [a] }', /a hook has a module, or a command before or after/],
  ['hooks: { module: ./missing.mjs }', /hooks: cannot load \.\/missing\.mjs/],
  ['hooks: { module: ./empty.mjs }', /empty\.mjs exports neither 'before' nor 'after'/],
  ["hooks: { before: 'echo no key >&2; exit 3' }", /'echo no key >&2; exit 3' failed: no key/],
  ['hooks: { before: echo hello }', /printed neither JSON nor header lines: hello/],
])('reports %s in one clear line, with exit code 2', { tags: ['odd-hooks'] }, async (line, message) => {
  writeFileSync(at('empty.mjs'), 'export const nothing = 1;\n');
  writeFileSync(at('notes.json'), JSON.stringify(noteContract()));
  writeFileSync(at('wrong.yaml'), `contracts: notes.json\ntarget: ${await running()}\n${line}\n`);
  const { err, code } = await run(at('wrong.yaml'));
  expect(err).toMatch(message);
  expect(err.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(2);
});

const MODULE = `import { createHmac } from 'node:crypto';
export function before({ account, method, path, body = '' }) {
  if (account === '') return;
  const sum = createHmac('sha256', 'ink-7f3a9c').update(\`\${method} \${path} \${body}\`).digest('hex');
  return { headers: { 'X-Signature': sum } };
}
`;
const COMMAND = `const chunks = [];
process.stdin.on('data', (chunk) => chunks.push(chunk));
process.stdin.on('end', async () => {
  const { before } = await import('./sign.mjs');
  console.log('X-Signature: ' + (before(JSON.parse(chunks.join(''))) ?? { headers: {} }).headers['X-Signature']);
});
`;

test.each([
  ['a module', 'hooks: { module: ./sign.mjs }'],
  ['a command', "hooks: { before: 'node sign-it.mjs', operations: ['*'] }"],
])('signs each request by %s', { tags: ['odd-hooks'] }, async (_, line) => {
  writeFileSync(at('sign.mjs'), MODULE);
  writeFileSync(at('sign-it.mjs'), COMMAND);
  const config = await begun(await running({ signed: true }));
  const only = ['--include', 'listNotes', '--include', 'getNote'];
  expect((await run(config, ...only)).code).toBe(2);
  changed(config, (text) => `${text}${line}\n`);
  const { out, code } = await run(config, ...only);
  expect(out).toContain('✓ kept');
  expect(code).toBe(0);
});

test(
  'lets a hook change responses before they are judged, but only those of the named operations',
  { tags: ['odd-hooks'] },
  async () => {
    const after = "export const after = ({ body }) => ({ body: body.replaceAll('Hello', '') || '{}' });\n";
    const spoil = 'export const after = () => ({ body: \'{"id":"one"}\' });\n';
    const config = await begun(await running());
    writeFileSync(at('after.mjs'), after);
    changed(config, (text) => `${text}hooks: { module: ./after.mjs, operations: [getNote] }\n`);
    expect((await run(config)).out).toContain('text ""');
    writeFileSync(at('spoil.mjs'), spoil);
    changed(config, (text) =>
      text.replace('./after.mjs', './spoil.mjs').replace('getNote]', "'GET /notes/*']"),
    );
    const { out, code } = await run(config);
    expect(out).toMatch(/getNote · data-schema/);
    expect(out).not.toMatch(/listNotes · data-schema/);
    expect(code).toBe(1);
  },
);
