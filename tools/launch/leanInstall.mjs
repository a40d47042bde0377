// @ts-check
/**
 * npm's `postinstall`: leaves out of node_modules what neither runs nor types anything here, a third of it: the C
 * headers that the package `node` brings for native add-ons, source maps, types for Flow, TypeScript's messages in other
 * languages than English, and Markdown other than licences.
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './places.mjs';

const modules = join(root, 'node_modules');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // The binary itself is a hard link in node/bin and stays.
  rmSync(join(modules, 'node/node_modules'), { recursive: true, force: true });
  removeExtras(modules);
}

/** @param {string} folder */
function removeExtras(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeExtras(path);
    else if (entry.isFile() && isExtra(entry.name)) rmSync(path);
  }
}

/**
 * Whether a file of a package is of use to its own developers only.
 * @param {string} name
 */
export function isExtra(name) {
  return (
    /\.([cm]?[jt]sx?|css)\.map$/.test(name) ||
    /\.js\.flow$/.test(name) ||
    name === 'diagnosticMessages.generated.json' ||
    (/\.md$/i.test(name) && !/licen[cs]e|notice|copying/i.test(name))
  );
}
