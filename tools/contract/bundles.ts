/**
 * The contracts as one document each, in .cache/contracts/<service>/: `openapi.json`, and `sources.json` with the file and line of each
 * row. They are made from openapi/ on demand, once per content.
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

let isAsked = false;

/** Returns the path of a bundle file of a service. @throws Error if it is missing and cannot be made */
export function bundleFile(service: string, name: 'openapi.json' | 'sources.json'): string {
  ensureBundles();
  return join(bundlesFolder, service, name);
}

/** Makes the bundles again if the contracts have changed. An invalid contract keeps the last bundles. */
export function ensureBundles(): void {
  if (isAsked) return;
  isAsked = true;
  // A container image has the bundles without their sources.
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

/** Returns one hash over all inputs, equal in every checkout. */
export const bundlesFingerprint = (): string => fingerprint(root, INPUTS);
