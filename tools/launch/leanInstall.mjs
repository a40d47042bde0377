// @ts-check
/**
 * npm's `postinstall`: removes the unused third of node_modules: the C
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

/** Unused parts of packages: their sources, and builds for browsers and bundlers. */
const notLoaded = {
  // `tsc` is TypeScript 7 here; the tools load only the JavaScript API of TypeScript 5.
  typescript: ['lib/_tsc.js'],
  'typescript-native': ['dist', 'vendor'],
  // oxc's own parser reads scripts, and nothing here uses Tailwind.
  oxfmt: [/^dist\/(acorn|angular|babel|flow|glimmer|jiti|meriyah|typescript|v[34])-/],
  zod: ['src'],
  '@redocly/openapi-core': ['src'],
  '@redocly/config': ['lib-esm'],
  'fp-ts': ['es6'],
  // Loaded as modules only; a client of Redis may require the API.
  '@opentelemetry': [
    /^(?!api\/).*\.cjs$/,
    /\.d\.cts$/,
    /^semantic-conventions\/dist\/(experimental_|index-incubating)/,
  ],
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
 * Reduces the faker of Prism's postman-collection to the English words that it loads.
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
 * Tells whether a file of a package serves only its own developers.
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
