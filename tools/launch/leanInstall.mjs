// @ts-check
/**
 * npm's `postinstall`: leaves out of node_modules what neither runs nor types anything here, a third of it: the C
 * headers that the package `node` brings for native add-ons, source maps, types for Flow, TypeScript's messages in other
 * languages than English, Markdown other than licences, the packages' own tests, and what nobody loads of an old faker.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './places.mjs';

const modules = join(root, 'node_modules');

/** Folders beside a package.json that only the package's developers run. */
const ownTests = new Set(['test', 'tests', '__tests__', 'benchmark', 'benchmarks']);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // The binary itself is a hard link in node/bin and stays.
  rmSync(join(modules, 'node/node_modules'), { recursive: true, force: true });
  removeExtras(modules);
  reduceOldFaker(join(modules, 'postman-collection/node_modules/@faker-js/faker'));
}

/**
 * Prism's postman-collection loads a faker of its own, and of that the English words only.
 * @param {string} faker
 */
function reduceOldFaker(faker) {
  const locales = join(faker, 'lib/locales');
  if (!existsSync(locales)) return;
  rmSync(join(faker, 'dist'), { recursive: true, force: true });
  for (const name of readdirSync(locales))
    if (name !== 'en' && name !== 'en.js') rmSync(join(locales, name), { recursive: true });
}

/** @param {string} folder */
function removeExtras(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  const isPackage = entries.some(({ name }) => name === 'package.json');
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && isPackage && ownTests.has(entry.name)) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) removeExtras(path);
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
