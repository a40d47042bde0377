/**
 * A copy of the repository in which every place that can be broken is wrapped (sites.ts), its portal and the console built: one build for
 * all breaks. It is made anew when the sources have changed, and with it goes what was learnt from the last one; a changed test does not
 * touch it.
 */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { fingerprint } from '#tools/sourceState.mjs';
import { breakable, type Site } from './sites.ts';

export interface Copy {
  readonly folder: string;
  /** By number, from 1. */
  readonly sites: readonly Site[];
}

/** What a test of a requirement can stand on; not the tool itself, which would break its own hands, nor drawings and the theme, nor what is only written into a log, nor what asks early for what a page asks for anyway. */
const SERVING =
  /^(portal\/src|simulator\/src|checker\/src|generated\/(runtime|shared|\w+\/(codes|errors|service)\.ts)|openapi\/rules|tools)(\/.*\.tsx?)?$/;
const APART =
  /\.test\.tsx?$|\.d\.ts$|^tools\/proof\/|\/(art|icons|theme|console)\/|\/(testing|masked|prefetch\w*)\.ts$|^simulator\/src\/(control|server|sessions)\/.*[lL]og\w*\.ts$/;

/** What only a run of tests reads: the copy is brought up to it, and stays otherwise as it is. */
const READ_BY_TESTS = /^(tests|docs)\/|\.test\.tsx?$|\.md$/;
/** Of this tool, what the copy is made with. */
const MAKING = /^tools\/proof\/(copy|sites|quiet|runtime)\.ts$/;

/** @param home where it is put: `.cache/proof` */
export async function ensureCopy(root: string, home: string): Promise<Copy> {
  const folder = join(home, 'copy');
  const list = join(home, 'sites.json');
  const files = filesOf(root);
  const own = files.filter((file) => file.startsWith('tools/proof/'));
  const sources = files.filter((file) => !READ_BY_TESTS.test(file) && !own.includes(file));
  const stamp = fingerprint(root, [...sources, ...own.filter((file) => MAKING.test(file))]);
  const known = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Stamped) : undefined;
  if (known?.stamp === stamp) {
    const read = files.filter((file) => READ_BY_TESTS.test(file));
    for (const file of [...read, ...own]) copyFile(root, folder, file);
    return { folder, sites: known.sites };
  }
  rmSync(home, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sites = writeFiles(root, folder, files);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  await build(folder);
  writeFileSync(list, JSON.stringify({ stamp, sites } satisfies Stamped));
  return { folder, sites };
}

interface Stamped {
  readonly stamp: string;
  readonly sites: readonly Site[];
}

function filesOf(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name)));
}

function writeFiles(root: string, folder: string, files: readonly string[]): Site[] {
  const sites: Site[] = [];
  for (const file of files) {
    if (!SERVING.test(file) || APART.test(file)) copyFile(root, folder, file);
    else {
      const broken = breakable(file, readFileSync(join(root, file), 'utf8'), sites.length + 1);
      sites.push(...broken.sites);
      // At the end, so that lines keep their numbers; imports are made first wherever they stand.
      const runtime = relative(dirname(file), 'tools/proof/runtime.ts');
      const ending = broken.sites.length > 0 ? `\nimport * as __proof from '${dotted(runtime)}';\n` : '';
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), broken.text + ending);
    }
  }
  return sites;
}

/** As it is, but for what is another thing in the copy. */
function copyFile(root: string, folder: string, file: string): void {
  const to = join(folder, file);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(root, file), to);
  for (const { is, becomes } of changed.filter((one) => one.file === file)) {
    const text = readFileSync(to, 'utf8');
    if (!text.includes(is))
      throw new Error(`${file} has no "${is}" any more: say in tools/proof/copy.ts what has`);
    writeFileSync(to, text.replace(is, becomes));
  }
}

const dotted = (path: string): string => (path.startsWith('.') ? path : `./${path}`);

/** What is another thing in the copy: its pages and its browser tests ask for their break first, its chunks have other sizes. */
const changed = [
  {
    file: 'portal/index.html',
    is: '<script src="/boot.js">',
    becomes: '<script src="/break.js"></script><script src="/boot.js">',
  },
  {
    file: 'portal/build/chunks.ts',
    is: 'entriesAwareMergeThreshold: 2000',
    becomes: 'entriesAwareMergeThreshold: 0',
  },
  {
    file: 'tests/support/keptContext.ts',
    is: "import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';",
    becomes:
      "import { test as base } from '#tools/proof/pageBreaks.ts'; import type { Browser, BrowserContext, Page } from '@playwright/test';",
  },
] as const;

async function build(folder: string): Promise<void> {
  writeFileSync(join(folder, 'portal/public/break.js'), '');
  for (const config of ['portal/vite.config.ts', 'simulator/console/vite.config.ts']) {
    const vite = [join(folder, 'node_modules/vite/bin/vite.js'), 'build', '--config', config];
    await promisify(execFile)(process.execPath, [...vite, '--logLevel', 'warn'], { cwd: folder });
  }
}
