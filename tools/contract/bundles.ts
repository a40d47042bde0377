/**
 * The contracts as one document each, in .cache/contracts/<service>/: `openapi.json`, and `sources.json` with the file and line of each
 * row. They are made from openapi/ on demand, once per content.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../fingerprint.mjs';

const root = join(import.meta.dirname, '../..');

/** What decides the bundles. */
const INPUTS = ['openapi', 'tools/contract', 'tools/generate', 'package-lock.json'];

export const bundlesFolder = join(root, '.cache/contracts');
/** Holds the fingerprint of what the bundles were made from. */
export const bundlesStamp = join(bundlesFolder, 'made-from.sha256');

let isAsked = false;

/** Path of a file of a service's bundle. @throws Error where there is none and none can be made */
export function bundleFile(service: string, name: 'openapi.json' | 'sources.json'): string {
  ensureBundles();
  return join(bundlesFolder, service, name);
}

/** Makes the bundles where the contracts have changed since. A contract that is wrong leaves the bundles as they were. */
export function ensureBundles(): void {
  if (isAsked) return;
  isAsked = true;
  // An image carries the bundles without what they are made from.
  if (!existsSync(join(root, 'openapi/redocly.yaml')) || areFresh()) return;
  const { status } = spawnSync(process.execPath, ['tools/generate/index.ts', '--bundles'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status === 0) return;
  if (!existsSync(bundlesStamp)) throw new Error('no contracts in .cache/contracts: run npm run generate');
  console.error('.cache/contracts holds the contracts as they were before');
}

export const areFresh = (): boolean =>
  existsSync(bundlesStamp) && readFileSync(bundlesStamp, 'utf8') === bundlesFingerprint();

/** One hash over all that decides the bundles, the same in every folder. */
export const bundlesFingerprint = (): string => fingerprint(root, INPUTS);
