// @ts-check
/** Builds `generated/`, the portal, the console and the documentation site, each only if its sources have changed. */
import { join } from 'node:path';
import { fingerprint } from '../fingerprint.mjs';
import { root } from './places.mjs';
import { prepare } from './run.mjs';
import { unlessFresh } from './stale.mjs';

/** Runs the generator, which finds out by itself what is out of date. */
export async function ensureGenerated() {
  await prepare('generating from the contracts', 'node tools/generate/index.ts --without-docs');
}

export async function ensurePortal() {
  const sources = ['portal', 'openapi', 'generated', 'package-lock.json'];
  const current = fingerprint(root, sources, isNoSource);
  await unlessFresh(join(root, 'portal/dist/.built'), current, () => {
    console.log('building the portal …');
    return prepare('building the portal', 'vite build --config portal/vite.config.ts --logLevel warn');
  });
}

/** Builds the console that the simulator serves at /_sim, a separate page made of the portal's components. */
export async function ensureConsole() {
  const sources = [
    'simulator/console',
    'portal/src',
    'portal/build',
    'openapi',
    'generated',
    'package-lock.json',
  ];
  const current = fingerprint(root, sources, isNoSource);
  await unlessFresh(join(root, 'simulator/console/dist/.built'), current, () =>
    prepare('building the console', 'vite build --config simulator/console/vite.config.ts --logLevel warn'),
  );
}

/** Builds the documentation that the simulator serves at /_sim/docs. */
export async function ensureDocs() {
  const sources = [
    ...['openapi', 'generated', 'scenarios', 'portal/src/api', 'package-lock.json'],
    ...['tools/contract', 'tools/docs', 'tools/sdk'],
  ];
  const current = fingerprint(root, sources, isNoSource);
  await unlessFresh(join(root, '.cache/docs/.built'), current, () =>
    prepare('writing the documentation', 'node tools/docs/index.ts'),
  );
}

/** @param {string} path */
function isNoSource(path) {
  return /^(portal|simulator\/console)\/dist\//.test(path) || /\.test\.tsx?$/.test(path);
}
