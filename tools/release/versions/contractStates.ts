/** Finds versions and changes of the contracts since the last release, with the checker's comparison. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractNames } from '#generated/services.ts';
import { bundled } from '#tools/contract/generated.ts';
import { readJson } from '../json.ts';
import type { ContractState } from './judge.ts';
import type { Verdicts } from './step.ts';

interface Cause {
  readonly verdict: keyof Verdicts;
  /** `file:line` */
  readonly at: string;
  readonly affects: readonly { readonly subject: string }[];
}

/** Returns the revision of a release: its tag, or without one the commit that wrote its heading. */
export function revisionOf(root: string, version: string): string {
  const tag = `v${version}`;
  if (git(root, 'tag', '--list', tag) !== '') return tag;
  const [first] = git(
    root,
    'log',
    '--reverse',
    '--format=%H',
    `-S## [${version}]`,
    '--',
    'CHANGELOG.md',
  ).split('\n');
  if (!first) throw new Error(`git knows neither a tag ${tag} nor the commit that wrote "## [${version}]"`);
  return first;
}

export function contractStates(root: string, revision: string): ContractState[] {
  const causes = changesSince(root, revision);
  return contractNames.map((service) => {
    const own = causes.filter((cause) => serviceOf(cause) === service);
    const count = (verdict: keyof Verdicts) => own.filter((cause) => cause.verdict === verdict).length;
    return {
      service,
      before: versionAt(root, revision, service),
      version: bundled(service).info.version,
      ...{ breaking: count('breaking'), unclear: count('unclear'), safe: count('safe') },
    };
  });
}

/** A removed or new contract is its own subject. */
const serviceOf = ({ at, affects }: Cause): string | undefined =>
  /(\w+)\/openapi\.json:\d+$/.exec(at)?.[1] ?? affects[0]?.subject;

function changesSince(root: string, revision: string): Cause[] {
  const folder = mkdtempSync(join(tmpdir(), 'changes-'));
  const file = join(folder, 'changes.json');
  try {
    const args = ['checker/src/main.ts', 'diff', revision, '.', '--json', file];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    if (status !== 0 && status !== 1) throw new Error(`the comparison with ${revision} failed: ${stderr}`);
    return readJson<{ causes: Cause[] }>(file).causes;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function versionAt(root: string, revision: string, service: string): string | undefined {
  const { stdout } = spawnSync('git', ['show', `${revision}:openapi/${service}/openapi.yaml`], {
    cwd: root,
    encoding: 'utf8',
  });
  return /^ {2}version: (\S+)$/m.exec(stdout)?.[1];
}

function git(root: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}
