/** Version of the running simulator. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');

interface Version {
  readonly version: string;
  /** Commit from `SIM_COMMIT`, which an image sets, or from the repository; absent if there is neither. */
  readonly commit?: string;
}

let known: Promise<Version> | undefined;

/** Returns the version, which is read from disk once. */
export const versionOf = (): Promise<Version> => (known ??= read());

async function read(): Promise<Version> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const commit = process.env['SIM_COMMIT'] || (await checkedOutCommit());
  return { version, ...(commit && { commit }) };
}

const checkedOutCommit = (): Promise<string | undefined> =>
  promisify(execFile)('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
