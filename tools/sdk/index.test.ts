import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const out = mkdtempSync(join(tmpdir(), 'sdk-test-'));
const hasJava = () => spawnSync('java', ['-version']).status === 0;

/** Java is needed for this command alone: install it where that is possible, else the tests below are skipped. */
function provideJava(): void {
  if (hasJava() || process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).error) return;
  spawnSync('apt-get', ['update', '-qq'], { timeout: 120_000 });
  spawnSync('apt-get', ['install', '-y', '-qq', 'default-jre-headless'], { timeout: 300_000 });
}

const sdk = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/sdk/index.ts', ...args], { encoding: 'utf8', env: process.env });

beforeAll(provideJava, 420_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

describe('npm run sdk', () => {
  test('names the services when one is unknown', () => {
    const { status, stderr } = sdk('--generator', 'spring', '--service', 'standart', '--out', out);
    expect(status).toBe(2);
    expect(stderr).toContain('no service standart; did you mean standard');
  });

  test('says in one line that Java is missing', () => {
    const run = spawnSync(
      process.execPath,
      ['tools/sdk/index.ts', '--generator', 'spring', '--service', 'standard', '--out', out],
      {
        encoding: 'utf8',
        env: { PATH: '/nonexistent' },
      },
    );
    expect(run.status).toBe(2);
    expect(run.stderr.trim().split('\n')).toEqual([expect.stringContaining('needs Java')]);
  });

  test('spring for the standard service', ({ skip }) => {
    if (!hasJava()) skip('no Java and none could be installed');
    const target = join(out, 'spring');
    expect(sdk('--generator', 'spring', '--service', 'standard', '--out', target).stderr).toBe('');
    const sources = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.java'),
    );
    expect(sources.some((path) => path.endsWith('QueryCouponInfoAnswer.java'))).toBe(true);
    expect(existsSync(join(target, 'pom.xml'))).toBe(true);
  }, 120_000);

  test.for(['standard', 'gateway'])(
    'typescript-fetch for the %s service compiles',
    { timeout: 120_000 },
    (service, { skip }) => {
      if (!hasJava()) skip('no Java and none could be installed');
      const target = join(out, service);
      execFileSync(process.execPath, [
        'tools/sdk/index.ts',
        '--generator',
        'typescript-fetch',
        '--service',
        service,
        '--out',
        target,
      ]);
      const program = ts.createProgram([join(target, 'index.ts')], {
        noEmit: true,
        strict: true,
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
        types: [],
      });
      const problems = ts
        .getPreEmitDiagnostics(program)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
      expect(problems).toEqual([]);
    },
  );
});
