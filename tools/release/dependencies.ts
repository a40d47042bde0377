/** Finds the packages that built files import, with the versions that the repository pins. */
import { isBuiltin } from 'node:module';
import { parseSync } from 'oxc-parser';

const REQUIRED = /\brequire(?:\.resolve)?\(\s*(['"])([^'"]+)\1/g;

/** Returns the packages that a module imports or requires, without Node's own modules. */
export function importedPackages(text: string): string[] {
  const { module } = parseSync('module.ts', text);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    // An import of an expression names no package.
    ...module.dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) => /^['"](.*)['"]$/.exec(text.slice(start, end))?.[1] ?? [],
    ),
    ...[...text.matchAll(REQUIRED)].map(([, , specifier = '']) => specifier),
  ];
  const packages = named.filter((name) => /^[@a-z]/.test(name) && !isBuiltin(name)).map(packageOf);
  return [...new Set(packages)];
}

const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Returns the version of each package. @param pinned `dependencies` and `devDependencies` of package.json */
export function pinnedVersions(
  names: Iterable<string>,
  pinned: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    [...new Set(names)].toSorted().map((name) => {
      const version = pinned[name];
      if (version === undefined)
        throw new Error(`a package imports ${name}, which package.json does not list`);
      return [name, version];
    }),
  );
}
