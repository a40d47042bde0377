/**
 * Tests files that forges, editors and package managers read: their versions agree, and the files and scripts they name exist. README
 * and CONTRIBUTING stay short.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { suites } from '#tools/launch/suites.mjs';
import { root } from './files.ts';
import { commandsNamed } from './guides.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const readJson = <Shape>(file: string): Shape => JSON.parse(read(file)) as Shape;

interface Manifest {
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}
const manifest = readJson<Manifest>('package.json');
const changelog = read('CHANGELOG.md');
const contracts = Object.keys((parse(read('openapi/redocly.yaml')) as { apis: object }).apis);
const contractVersion = (name: string): string =>
  (parse(read(`openapi/${name}/openapi.yaml`)) as { info: { version: string } }).info.version;

describe('versions', () => {
  test.each(['checker/package.json'])(
    '%s has the version of the project',
    { tags: ['read-versions'] },
    (file) => {
      expect(readJson<Manifest>(file).version).toBe(manifest.version);
    },
  );

  test('package-lock.json has the version of the project', { tags: ['read-versions'] }, () => {
    const { packages } = readJson<{ packages: Record<string, Partial<Manifest>> }>('package-lock.json');
    expect([packages['']?.version, packages['checker']?.version]).toEqual([
      manifest.version,
      manifest.version,
    ]);
  });

  test(
    'the changelog begins with Unreleased and the version of the project, and dates each version',
    { tags: ['read-versions'] },
    () => {
      const headings = [...changelog.matchAll(/^## \[([^\]]+)\](.*)$/gm)];
      expect(headings.slice(0, 2).map(([, name]) => name)).toEqual(['Unreleased', manifest.version]);
      for (const [heading, , date = ''] of headings.slice(1))
        expect(date, heading).toMatch(/^ - \d{4}-\d\d-\d\d$/);
    },
  );

  test(
    'the newest table of the changelog has the version of each contract',
    { tags: ['read-versions'] },
    () => {
      const [, table = ''] = /^\| Contract \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(changelog) ?? [];
      const listed = [...table.matchAll(/^\| (\w+) \| ([\d.]+) \|/gm)].map(([, name, version]) => [
        name,
        version,
      ]);
      expect(Object.fromEntries(listed)).toEqual(
        Object.fromEntries(contracts.map((name) => [name, contractVersion(name)])),
      );
    },
  );

  test.each(contracts)(
    'the changelog of %s begins with the version of its contract',
    { tags: ['read-versions'] },
    (name) => {
      expect(/^## (\S+)/m.exec(read(`openapi/${name}/CHANGELOG.md`))?.[1]).toBe(contractVersion(name));
    },
  );

  test('.nvmrc names the pinned Node', { tags: ['read-versions'] }, () => {
    expect(read('.nvmrc').trim()).toBe(manifest.dependencies['node']);
  });
});

interface Step {
  readonly uses?: string;
  readonly run?: string;
}
interface Job {
  readonly steps: readonly Step[];
  readonly 'timeout-minutes': number;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly unknown[]>> };
}

const workflows = readdirSync(join(root, '.github/workflows'));
const jobsOf = (file: string): Job[] =>
  Object.values((parse(read(`.github/workflows/${file}`)) as { jobs: Record<string, Job> }).jobs);
const runsOf = (file: string): string[] =>
  jobsOf(file).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

describe('workflows', () => {
  test.each(workflows)(
    '%s installs with npm ci and a cache, has a time limit, and pins actions to a major version',
    { tags: ['read-workflows'] },
    (file) => {
      for (const job of jobsOf(file)) {
        expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
        expect(job.steps.map(({ run }) => run)).toContain('npm ci');
        const node = job.steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
        expect(node).toMatchObject({ with: { cache: 'npm' } });
        for (const { uses } of job.steps) if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
      }
    },
  );

  test.each(workflows)(
    '%s names existing scripts, packages and suites',
    { tags: ['read-workflows'] },
    (file) => {
      const text = runsOf(file).join('\n');
      expect(commandsNamed(text).filter((name) => !(name in manifest.scripts))).toEqual([]);
      const packed = [...text.matchAll(/npm pack (\S+)/g)].map(([, folder = '']) => folder);
      for (const folder of packed) expect(existsSync(join(root, folder, 'package.json')), folder).toBe(true);
      const named = [...text.matchAll(/npm test -- ([\w ]+)/g)].flatMap(([, names = '']) => names.split(' '));
      expect(named.filter((name) => !suites.some((suite) => suite.name === name))).toEqual([]);
    },
  );

  test(
    'one workflow runs npm test, and one runs on each supported Node',
    { tags: ['read-workflows'] },
    () => {
      expect(workflows.flatMap(runsOf)).toContain('npm test');
      const matrices = workflows.flatMap(jobsOf).flatMap(({ strategy }) => strategy?.matrix['node'] ?? []);
      expect(matrices).toEqual([20, 22, 24]);
    },
  );
});

describe('other files', () => {
  test('each issue template requires a field; no blank issues', { tags: ['read-habits'] }, () => {
    const folder = '.github/ISSUE_TEMPLATE';
    for (const file of readdirSync(join(root, folder)).filter((name) => name !== 'config.yml')) {
      const form = parse(read(`${folder}/${file}`)) as {
        name: string;
        body: { validations?: { required?: boolean } }[];
      };
      expect(
        form.body.some(({ validations }) => validations?.required === true),
        form.name,
      ).toBe(true);
    }
    expect(parse(read(`${folder}/config.yml`))).toEqual({ blank_issues_enabled: false });
  });

  test('CODEOWNERS names existing folders and files, each with a team', { tags: ['read-habits'] }, () => {
    const lines = read('.github/CODEOWNERS')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const paths = lines.map((line) => line.split(/\s+/)[0] ?? '').filter((path) => path !== '*');
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    for (const line of lines) expect(line).toMatch(/\s@[\w-]+\/[\w-]+$/);
  });

  test('editor tasks run existing scripts, and extensions are named', { tags: ['read-habits'] }, () => {
    const { tasks } = readJson<{ tasks: { script?: string; command?: string }[] }>('.vscode/tasks.json');
    const named = tasks.flatMap(({ script, command = '' }) => script ?? commandsNamed(command));
    expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
    expect(
      readJson<{ recommendations: string[] }>('.vscode/extensions.json').recommendations.length,
    ).toBeGreaterThan(3);
  });

  test('Renovate groups packages that package.json has', { tags: ['read-habits'] }, () => {
    const { packageRules } = readJson<{ packageRules: { matchPackageNames: string[] }[] }>('renovate.json');
    const known = Object.keys({
      ...manifest.dependencies,
      ...readJson<{ devDependencies: object }>('package.json').devDependencies,
    });
    const matches = (pattern: string): boolean =>
      known.some((name) =>
        pattern.endsWith('/**') ? name.startsWith(pattern.slice(0, -2)) : name === pattern,
      );
    expect(packageRules.flatMap((rule) => rule.matchPackageNames).filter((name) => !matches(name))).toEqual(
      [],
    );
  });

  test('npm audits packages at each installation', { tags: ['read-habits'] }, () => {
    expect(read('.npmrc').split('\n')).toContain('audit=true');
  });
});

test('README has at most 60 lines, CONTRIBUTING at most 120', { tags: ['read-first-screen'] }, () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  expect(read('CONTRIBUTING.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
});
