/** A contract on the network as a temporary file. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { CannotRun } from '../../cli/cannotRun.ts';
import { messageOf } from '../../cli/messageOf.ts';

const TIME_LIMIT_MS = 30_000;

/** @returns a file that is removed when the process ends */
export async function download(url: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const name = basename(new URL(url).pathname) || 'openapi';
  const file = join(folder, /\.(json|ya?ml)$/.test(name) ? name : `${name}.yaml`);
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    writeFileSync(file, await response.text());
  } catch (error) {
    throw new CannotRun(`cannot read the contract at ${url}: ${messageOf(error)}`);
  }
  return file;
}
