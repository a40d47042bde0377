/** Applies boundaries.json, for the lint rule and the architecture test. Pure. */
import { posix } from 'node:path';

interface Area {
  readonly name: string;
  /** Folder or file from the root. A star stands for one folder and makes each of these folders a place of its own. */
  readonly path: string;
  /** Names of the areas that this one may import. */
  readonly imports: 'any' | readonly string[];
  /** npm packages that the area may import; any if left out. */
  readonly packages?: readonly string[];
}

export interface Boundaries {
  readonly areas: readonly Area[];
  /** The `imports` of package.json, e.g. `#generated/*` → `./generated/*`. */
  readonly aliases: Readonly<Record<string, string>>;
}

/** The area of one file: for `portal/src/screens/*`, its own folder. */
interface Place {
  readonly area: Area;
  readonly folder: string;
}

/**
 * Returns the message about a forbidden import, or undefined.
 * @param file the importing file, from the repository's root, with `/`
 * @param specifier as written after `from`
 */
export function breach(file: string, specifier: string, boundaries: Boundaries): string | undefined {
  // Configuration files at the root belong to no area.
  if (!file.includes('/')) return undefined;
  const from = placeOf(file, boundaries.areas);
  if (!from) return `${file} lies in no area of boundaries.json: move it, or add an area`;
  const target = pathOf(file, specifier, boundaries.aliases);
  if (target === undefined) return breachOfPackages(from.area, file, specifier);
  return from.area.imports === 'any' ? undefined : breachOfAreas(from, target, boundaries.areas);
}

function breachOfAreas({ area, folder }: Place, target: string, areas: readonly Area[]): string | undefined {
  const to = placeOf(target, areas);
  if (to && (to.folder === folder || area.imports.includes(to.area.name))) return undefined;
  const reached = to ? `${to.area.name} (${to.folder})` : `${target}, which lies in no area`;
  return `${area.name} (${folder}) may not import ${reached}: see boundaries.json`;
}

function breachOfPackages(area: Area, file: string, specifier: string): string | undefined {
  if (!area.packages || /\.test\.tsx?$/.test(file)) return undefined;
  const name = packageOf(specifier);
  return area.packages.includes(name) ? undefined : `${area.name} may not import the package ${name}`;
}

function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node:*';
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** Returns the path of a specifier from the root; undefined for a package. */
export function pathOf(file: string, specifier: string, aliases: Boundaries['aliases']): string | undefined {
  const [plain = ''] = specifier.split('?');
  if (plain.startsWith('.')) return posix.join(posix.dirname(file), plain);
  for (const [alias, path] of Object.entries(aliases)) {
    const prefix = alias.replace('*', '');
    if (plain.startsWith(prefix)) return posix.join(path.replace('*', plain.slice(prefix.length)));
  }
  return undefined;
}

/** Cache by path: each file is looked up for each of its imports. */
const places = new WeakMap<readonly Area[], Map<string, Place | undefined>>();

function placeOf(path: string, areas: readonly Area[]): Place | undefined {
  const known = places.get(areas) ?? new Map<string, Place | undefined>();
  places.set(areas, known);
  if (!known.has(path)) known.set(path, findPlace(path, areas));
  return known.get(path);
}

function findPlace(path: string, areas: readonly Area[]): Place | undefined {
  return areas
    .flatMap((area) => {
      const folder = folderOf(path, area.path);
      return folder === undefined ? [] : [{ area, folder }];
    })
    .sort((a, b) => rank(b) - rank(a))[0];
}

/** Returns the rank of an area: a longer path is higher, then a path without a star. */
function rank({ area }: Place): number {
  return area.path.split('/').length * 2 - (area.path.includes('*') ? 1 : 0);
}

/** Returns the part of a path that an area's pattern covers, otherwise undefined. A star is a folder, never a file. */
function folderOf(path: string, pattern: string): string | undefined {
  const parts = path.split('/');
  const wanted = pattern.split('/');
  const covers = wanted.every(
    (part, index) => part === parts[index] || (part === '*' && index < parts.length - 1),
  );
  return covers ? parts.slice(0, wanted.length).join('/') : undefined;
}
