// @ts-check
/**
 * npm's `postinstall`: removes the unused third of node_modules. That is the C headers of the package `node`, source maps, Flow types,
 * TypeScript's messages in other languages than English, Markdown other than licences, the packages' own tests, and builds for
 * module loaders that we do not use.
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
  // Only its command is used, which needs neither folder.
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
 * Removes parts of a package.
 * @param {string} folder
 * @param {(string | RegExp)[]} parts paths below the folder, or patterns of paths
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

/**
 * Removes the files and test folders that only the developers of the packages need.
 * @param {string} folder
 */
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
 * Returns whether only the developers of a package need a file.
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
