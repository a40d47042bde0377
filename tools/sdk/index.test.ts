import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundled } from '#tools/contract/generated.ts';
import { provideDebian } from '#tools/debian.ts';
import { drawnByCommit } from '../../tests/support/commitSeed.ts';
import { compileJava, missingToCompile, PACKAGES } from './javac.ts';

const out = mkdtempSync(join(tmpdir(), 'sdk-test-'));
const hasJava = () => spawnSync('java', ['-version']).status === 0;

/** Installs Java and its libraries if possible; otherwise the tests below are skipped. */
function provideJava(): void {
  if (missingToCompile() !== undefined) provideDebian(PACKAGES);
}

const sdkWith = (env: Readonly<Record<string, string>>, ...args: string[]) =>
  spawnSync(process.execPath, ['tools/sdk/index.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
const sdk = (...args: string[]) => sdkWith({}, ...args);

beforeAll(provideJava, 420_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

describe('npm run sdk', () => {
  test('lists the services if the named one is unknown', () => {
    const { status, stderr } = sdk('--generator', 'spring', '--service', 'standart', '--out', out);
    expect(status).toBe(2);
    expect(stderr).toContain('no service standart; did you mean standard');
  });

  test('reports a missing Java in one line', () => {
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

  test('spring for the standard service compiles', ({ skip }) => {
    if (!hasJava()) skip('no Java and none could be installed');
    const target = join(out, 'spring');
    const flags = ['--generator', 'spring', '--service', 'standard', '--out', target];
    expect(sdk(...flags, '--properties', 'interfaceOnly=true,openApiNullable=false').stderr).toBe('');
    const sources = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.java'),
    );
    expect(sources.some((path) => path.endsWith('QueryCouponInfoAnswer.java'))).toBe(true);
    expect(existsSync(join(target, 'pom.xml'))).toBe(true);
    const missing = missingToCompile();
    if (missing !== undefined) skip(`generated, not compiled: ${missing}`);
    expect(compileJava(join(target, 'src'))).toEqual([]);
  });

  test('gives a newer generator of the team the unchanged contract and the properties', () => {
    const generator = join(out, 'generator');
    const target = join(out, 'newer');
    writeFileSync(
      generator,
      '#!/bin/sh\nmkdir -p "$7" && cp "$5" "$7/contract.json" && echo "$@" > "$7/flags"\n',
    );
    chmodSync(generator, 0o755);
    const flags = ['--generator', 'spring', '--service', 'standard', '--out', target];
    const run = sdkWith({ OPENAPI_GENERATOR: generator }, ...flags, '--properties', 'useSpringBoot3=true');
    expect(run.stderr).toBe('');
    const given = readFileSync(join(target, 'contract.json'), 'utf8');
    expect(JSON.parse(given)).toEqual(bundled('standard'));
    expect(given).toMatch(/"openapi":"3\.1/);
    expect(readFileSync(join(target, 'flags'), 'utf8')).toMatch(
      /^generate -g spring .*useSpringBoot3=true$/m,
    );
  });

  test('reports a missing generator in one line', () => {
    const flags = ['--generator', 'spring', '--service', 'standard', '--out', out];
    const jar = sdkWith({ OPENAPI_GENERATOR: '/nowhere/openapi-generator-cli-7.jar' }, ...flags);
    expect(jar.stderr.trim()).toBe(
      'OPENAPI_GENERATOR names /nowhere/openapi-generator-cli-7.jar, which is not there',
    );
    const command = sdkWith({ OPENAPI_GENERATOR: '/nowhere/generator' }, ...flags);
    expect(command.stderr).toContain('OPENAPI_GENERATOR: /nowhere/generator cannot be started');
    expect([jar.status, command.status]).toEqual([2, 2]);
  });

  test.for(drawnByCommit(['standard', 'gateway'], 2))(
    'typescript-fetch for the %s service compiles',
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
        // TypeScript's own libraries are not under test.
        skipDefaultLibCheck: true,
      });
      const problems = ts
        .getPreEmitDiagnostics(program)
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
      expect(problems).toEqual([]);
    },
  );
});
