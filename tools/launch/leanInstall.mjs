// @ts-check
/**
 * npm's `postinstall`: leaves out of node_modules what neither runs nor types anything here, a third of it: the C
 * headers that the package `node` brings for native add-ons, source maps, types for Flow, TypeScript's messages in other
 * languages than English, Markdown other than licences, the packages' own tests, and builds for other loaders than ours.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './places.mjs';

const modules = join(root, 'node_modules');

/** Folders beside a package.json that only the package's developers run. */
const ownTests = new Set(['test', 'tests', '__tests__', 'benchmark', 'benchmarks']);

/** What some packages bring beside what is loaded here: their sources, and builds for browsers and bundlers. */
const notLoaded = {
  // npm's `tsc` is TypeScript 7; of TypeScript 5 the tools load its JavaScript API.
  typescript: ['lib/_tsc.js'],
  'typescript-native': ['dist', 'vendor'],
  // What reads scripts is oxc's own parser; nothing here is Tailwind's.
  oxfmt: [/^dist\/(acorn|angular|babel|flow|glimmer|jiti|meriyah|typescript|v[34])-/],
  zod: ['src'],
  '@redocly/openapi-core': ['src'],
  '@redocly/config': ['lib-esm'],
  'fp-ts': ['es6'],
  'react-dom': [/^cjs\/react-dom-profiling\./, /^cjs\/react-dom-server\.(bun|edge)\./],
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // The binary itself is a hard link in node/bin and stays.
  rmSync(join(modules, 'node/node_modules'), { recursive: true, force: true });
  removeExtras(modules);
  for (const [name, parts] of Object.entries(notLoaded)) removeParts(join(modules, name), parts);
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

/**
 * @param {string} folder
 * @param {(string | RegExp)[]} parts
 */
function removeParts(folder, parts) {
  if (!existsSync(folder)) return;
  for (const part of parts) {
    if (typeof part === 'string') rmSync(join(folder, part), { recursive: true, force: true });
    else
      for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (part.test(path.replaceAll('\\', '/'))) rmSync(join(folder, path));
  }
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
