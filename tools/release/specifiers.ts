/** The imports between our modules as a package writes them: JavaScript, relative, at the packed places. */
import { posix } from 'node:path';

/** `from '…'`, `import '…'`, `import('…')` and `new URL('…')` of a module of ours. */
const SPECIFIER = /(\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)(['"])((?:\.{1,2}\/|#\w+\/)[^'"\n]*)\2/g;

export interface Layout {
  /** The `imports` of package.json: `#tools/*` → `./tools/*`. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Place of a source in the package. */
  readonly placeOf: (source: string) => string;
}

/** Returns the path of an imported module from the repository's root. */
function sourceOf(specifier: string, from: string, aliases: Layout['aliases']): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [alias, folder] =
    Object.entries(aliases).find(([name]) => specifier.startsWith(name.replace('*', ''))) ?? [];
  if (alias === undefined || folder === undefined)
    throw new Error(`${from} imports ${specifier}, no alias of package.json`);
  return posix.join(folder.replace('*', ''), specifier.slice(alias.length - 1));
}

/**
 * Returns the text with packed specifiers, and the modules that it names. A URL of another file than a module stays as it is: the
 * record of the package copies that file.
 */
export function packedImports(text: string, from: string, { aliases, placeOf }: Layout) {
  const sources = new Set<string>();
  const rewritten = text.replace(SPECIFIER, (whole, before: string, quote: string, specifier: string) => {
    if (before.includes('URL') && !specifier.endsWith('.ts')) return whole;
    const source = sourceOf(specifier, from, aliases);
    sources.add(source);
    const path = posix.relative(posix.dirname(placeOf(from)), placeOf(source)).replace(/\.ts$/, '.js');
    return `${before}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
  });
  return { text: rewritten, sources: [...sources] };
}

/** Returns the place of a source; the first pair whose beginning matches counts. */
export const placing =
  (places: readonly (readonly [string, string])[]) =>
  (source: string): string => {
    const [from, to] = places.find(([start]) => source.startsWith(start)) ?? [];
    if (from === undefined || to === undefined) throw new Error(`no place in the package for ${source}`);
    return to + source.slice(from.length);
  };
