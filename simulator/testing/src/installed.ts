/** The command of the installed package `@purchasing-credit/simulator`, beside the test that starts it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const NAME = '@purchasing-credit/simulator';

/** Returns the file of the command. @throws if the package is not installed */
export function installedSimulator(from: string = process.cwd()): string {
  const manifest = manifestFrom(from);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Readonly<Record<string, string>> };
  const [command = ''] = Object.values(bin);
  return join(manifest, '..', command);
}

function manifestFrom(folder: string): string {
  try {
    return createRequire(join(folder, 'test.js')).resolve(`${NAME}/package.json`);
  } catch (error) {
    throw new Error(`no simulator to start: install ${NAME}, or name a checkout of the repository`, {
      cause: error,
    });
  }
}
