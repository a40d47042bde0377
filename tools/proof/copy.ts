/**
 * Copies the repository, wraps every mutation point (mutationPoints.ts) and builds the portal and the console. The number of a point
 * selects it at run time, so one build is enough for all breaks. A change of the sources replaces the copy and drops the cached
 * results; a change of a test keeps both.
 */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { fingerprint } from '#tools/sourceState.mjs';
import { breakable, type MutationPoint } from './mutationPoints.ts';

export interface Copy {
  readonly folder: string;
  /** Mutation points by number, from 1. */
  readonly points: readonly MutationPoint[];
}

/** Sources that get mutation points: `portal/src/main.ts`, `generated/standard/codes.ts`. */
const MUTATED =
  /^(portal\/src|simulator\/src|checker\/src|generated\/(runtime|shared|\w+\/(codes|errors|service)\.ts)|openapi\/rules|tools)(\/.*\.tsx?)?$/;
/** Those that get none: tests and their helpers, this tool, drawings, the theme, the console, masks, log writers and prefetching. */
const EXEMPT =
  /\.test\.tsx?$|\.d\.ts$|^tools\/proof\/|\/(art|icons|theme|console)\/|\/(testing|masked|prefetch\w*)\.ts$|^simulator\/src\/(control|server|sessions)\/.*[lL]og\w*\.ts$/;

/** Files that only tests read: a change of them needs no new build. */
const READ_BY_TESTS = /^(tests|docs)\/|\.test\.tsx?$|\.md$/;
/** Files of this tool that determine the content of the copy. */
const COPY_MAKERS = /^tools\/proof\/(copy|mutationPoints|exclusions|runtime)\.ts$/;

/** @param home folder of the copy: `.cache/proof` */
export async function ensureCopy(root: string, home: string): Promise<Copy> {
  const folder = join(home, 'copy');
  const list = join(home, 'points.json');
  const files = filesOf(root);
  const own = files.filter((file) => file.startsWith('tools/proof/'));
  const sources = files.filter((file) => !READ_BY_TESTS.test(file) && !own.includes(file));
  const stamp = fingerprint(root, [...sources, ...own.filter((file) => COPY_MAKERS.test(file))]);
  const known = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Stamped) : undefined;
  if (known?.stamp === stamp) {
    const read = files.filter((file) => READ_BY_TESTS.test(file));
    for (const file of [...read, ...own]) copyFile(root, folder, file);
    return { folder, points: known.points };
  }
  rmSync(home, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const points = writeFiles(root, folder, files);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  await build(folder);
  writeFileSync(list, JSON.stringify({ stamp, points } satisfies Stamped));
  return { folder, points };
}

interface Stamped {
  readonly stamp: string;
  readonly points: readonly MutationPoint[];
}

function filesOf(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name)));
}

function writeFiles(root: string, folder: string, files: readonly string[]): MutationPoint[] {
  const points: MutationPoint[] = [];
  for (const file of files) {
    if (!MUTATED.test(file) || EXEMPT.test(file)) copyFile(root, folder, file);
    else {
      const broken = breakable(file, readFileSync(join(root, file), 'utf8'), points.length + 1);
      points.push(...broken.points);
      // The import stands at the end, so that lines keep their numbers.
      const runtime = relative(dirname(file), 'tools/proof/runtime.ts');
      const ending = broken.points.length > 0 ? `\nimport * as __proof from '${dotted(runtime)}';\n` : '';
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), broken.text + ending);
    }
  }
  return points;
}

/** Copies a file and applies its replacements. */
function copyFile(root: string, folder: string, file: string): void {
  const to = join(folder, file);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(root, file), to);
  for (const { is, becomes } of replacements.filter((one) => one.file === file)) {
    const text = readFileSync(to, 'utf8');
    if (!text.includes(is))
      throw new Error(`${file} does not contain "${is}": update its replacement in tools/proof/copy.ts`);
    writeFileSync(to, text.replace(is, becomes));
  }
}

const dotted = (path: string): string => (path.startsWith('.') ? path : `./${path}`);

/** Changes of the copy: pages and browser tests first ask for their break. No chunks are merged by size: wrapped code is larger. */
const replacements = [
  {
    file: 'portal/index.html',
    is: '<!--boot-->',
    becomes: '<script src="/break.js"></script><!--boot-->',
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
