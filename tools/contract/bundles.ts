/**
 * Bundles each contract into one document in .cache/contracts/<service>/: `openapi.json`, and `sources.json` with the file and line
 * of each error row. The bundles are made on demand, once per content of openapi/.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../fingerprint.mjs';

const root = join(import.meta.dirname, '../..');

/** Inputs of the bundles. */
const INPUTS = ['openapi', 'tools/contract', 'tools/generate', 'package-lock.json'];

export const bundlesFolder = join(root, '.cache/contracts');
/** File with the fingerprint of the bundles' inputs. */
export const bundlesStamp = join(bundlesFolder, 'made-from.sha256');

let isChecked = false;

/** Returns the path of a bundle file of a service. @throws Error if it is missing and cannot be made */
export function bundleFile(service: string, name: 'openapi.json' | 'sources.json'): string {
  ensureBundles();
  return join(bundlesFolder, service, name);
}

/** Makes the bundles again if the contracts have changed. An invalid contract keeps the last bundles. */
export function ensureBundles(): void {
  if (isChecked) return;
  isChecked = true;
  // A container image has the bundles without their sources.
  if (!existsSync(join(root, 'openapi/redocly.yaml')) || areFresh()) return;
  const { status } = spawnSync(process.execPath, ['tools/generate/index.ts', '--bundles'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status === 0) return;
  if (!existsSync(bundlesStamp)) throw new Error('no contracts in .cache/contracts: run npm run generate');
  console.error('openapi/ has the errors above; .cache/contracts keeps the last valid contracts');
}

export const areFresh = (): boolean =>
  existsSync(bundlesStamp) && readFileSync(bundlesStamp, 'utf8') === bundlesFingerprint();

/** Returns one hash over all inputs, equal in every checkout. */
export const bundlesFingerprint = (): string => fingerprint(root, INPUTS);
