/** Writes package.json of a published package from its record and its imports. */
import { nameOf, type Package } from './packages.ts';
import { placing } from './specifiers.ts';

export interface Project {
  readonly version: string;
  readonly license: string;
  readonly repository: { readonly type: string; readonly url: string };
  readonly engines: Readonly<Record<string, string>>;
  readonly imports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

export function manifestOf(
  record: Package,
  project: Project,
  dependencies: Readonly<Record<string, string>>,
  files: readonly string[],
): object {
  const placeOf = placing(record.places);
  const module = (source: string) => `./${placeOf(source).replace(/\.ts$/, '.js')}`;
  const types = (source: string) => module(source).replace(/\.js$/, '.d.ts');
  const entries = Object.entries(record.exports);
  const main = record.exports['.'];
  const subpaths = entries.filter(([path]) => path !== '.');
  return {
    name: nameOf(record),
    version: project.version,
    description: record.description,
    license: project.license,
    repository: { ...project.repository, directory: record.directory },
    type: 'module',
    engines: { ...project.engines, ...(record.node && { node: record.node }) },
    ...(record.isPure && { sideEffects: false }),
    // `main` and `types` serve TypeScript's `node10`, which does not read `exports`.
    ...(main !== undefined && { main: module(main), types: types(main) }),
    ...(subpaths.length > 0 && {
      typesVersions: {
        '*': Object.fromEntries(subpaths.map(([path, source]) => [path.slice(2), [types(source)]])),
      },
    }),
    exports: {
      ...Object.fromEntries(
        entries.map(([path, source]) => [path, { types: types(source), default: module(source) }]),
      ),
      './package.json': './package.json',
    },
    ...(record.bin && {
      bin: Object.fromEntries(
        Object.entries(record.bin).map(([name, source]) => [name, module(source).slice(2)]),
      ),
    }),
    files: [...files].toSorted(),
    dependencies,
    ...(record.peers && {
      peerDependencies: record.peers,
      peerDependenciesMeta: Object.fromEntries(
        Object.keys(record.peers).map((name) => [name, { optional: true }]),
      ),
    }),
    publishConfig: { access: 'restricted' },
  };
}
