/** Finds references in comments and documents that lead to no file or heading of this repository. */
import { dirname, join } from 'node:path';

export interface Library {
  /** Every file of the repository, from its root. */
  readonly files: ReadonlySet<string>;
  readonly read: (file: string) => string;
}

/** Targets of references, indexed once. */
interface Index extends Library {
  readonly folders: ReadonlySet<string>;
  readonly sections: ReadonlySet<string>;
  readonly decisions: ReadonlySet<string>;
  readonly openPoints: ReadonlySet<string>;
  /** Endings of all paths: `app.ts`, `server/app.ts`, … */
  readonly endings: ReadonlySet<string>;
}

const PRODUCT = 'docs/product/README.md';
const OPEN_POINTS = 'docs/product/open-points.md';

/** Returns a function that lists the dangling references of a text, as written. */
export function danglingIn(library: Library): (file: string, prose: string) => string[] {
  const paths = [...library.files];
  const index: Index = {
    ...library,
    folders: new Set(paths.flatMap(foldersAbove)),
    sections: new Set(sectionTable(library).keys()),
    decisions: new Set(paths.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? [])),
    openPoints: new Set(
      [...library.read(OPEN_POINTS).matchAll(/^\| (ns-[\w-]+) \|/gm)].map(([, id = '']) => id),
    ),
    endings: new Set(paths.flatMap(endingsOf)),
  };
  return (file, prose) => [
    ...sections(prose, index),
    ...sources(prose, index),
    ...documents(file, prose, index),
    ...decisions(prose, index),
    ...openPoints(prose, index),
    ...outside(prose),
    ...(file.endsWith('.md') ? links(file, prose, index) : []),
  ];
}

function foldersAbove(file: string): string[] {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

function endingsOf(file: string): string[] {
  const names = file.split('/');
  return names.map((_, at) => names.slice(at).join('/'));
}

/** Returns unknown source files, named with their folders: `server/app.ts`. */
const sources = (prose: string, { endings }: Index): string[] =>
  [...prose.matchAll(/(?<![\w/.@<$*-])[a-z][\w-]*(?:\/[\w.-]+)+\.(?:tsx?|mjs|js)(?![\w/]|\.\w)/gi)]
    .map(([path]) => path)
    .filter((path) => !endings.has(path));

/** Returns the links of each section's row in docs/product/README.md. */
export const sectionTable = (library: Library): ReadonlyMap<string, readonly string[]> =>
  new Map(
    [...library.read(PRODUCT).matchAll(/^\| ([12] (?:§[\d.]+|intro)) \|.*\|(.*)\|$/gm)].map(
      ([, section = '', pages = '']) => [section, pages.match(/\]\([^)]+\)/g) ?? []],
    ),
  );

/** Returns unknown sections: `1 §2`, `spec 2 §4, §9`. A bare `§9` belongs to the document named before it. */
function sections(prose: string, index: Index): string[] {
  let document = '';
  return [...prose.matchAll(/(?:\b([12]) )?§(\d+(?:\.\d+)?)/g)].flatMap(([written, number, section = '']) => {
    document = number ?? document;
    return index.sections.has(`${document} §${section}`) ? [] : [written];
  });
}

/** Returns unknown pages, rules and headings: `docs/design/look.md`, with or without `rule 4`, `rule 8, 20` or `"Dark"`. */
function documents(file: string, prose: string, index: Index): string[] {
  const named =
    /(?<![\w/.:-])((?:[\w.-]+\/)*[\w-]+\.md)\b(?:,? rules? (\d+(?:(?:,| and) \d+)*)|,? "([^"]+)")?/g;
  return [...prose.matchAll(named)].flatMap(([written, path = '', rules, heading]) => {
    if (examples.has(path)) return [];
    const found = candidates(file, path, index).map((candidate) => index.read(candidate));
    const holds = (text: string): boolean =>
      (rules?.split(/\D+/).every((rule) => new RegExp(`^${rule}\\. `, 'm').test(text)) ?? true) &&
      (heading === undefined || headingsOf(text).includes(heading));
    return found.some(holds) ? [] : [written];
  });
}

/** Files that a command in an example writes. */
const examples = new Set(['CHANGES.md', 'contract.md', 'summary.md']);

/** Returns the files that a path may mean: from the file's folder, or from any folder above it. */
const candidates = (file: string, path: string, { files }: Library): string[] =>
  [...foldersAbove(file), '.']
    .map((folder) => join(folder, path))
    .filter((candidate) => files.has(candidate));

/** Returns unknown decisions: `docs/decisions/0214`, or `decision 14` for a settled point. */
function decisions(prose: string, index: Index): string[] {
  const named = [...prose.matchAll(/docs\/decisions\/(\d+)|\b[Dd]ecisions? (\d{1,2})(?![\w.])/g)];
  return named
    .filter(([, number, settled = '']) => !index.decisions.has(number ?? `02${settled.padStart(2, '0')}`))
    .map(([written]) => written);
}

/** Returns unknown open points: `ns-product-12000`. */
const openPoints = (prose: string, index: Index): string[] =>
  (prose.match(/(?<![\w./-])ns-[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? []).filter((id) => !index.openPoints.has(id));

/** Returns references to papers, issues and pictures outside the repository. */
const outside = (prose: string): string[] =>
  prose.match(/\b(copy\.yaml|not-shown)\b|\(issue \d+|\b[\w-]+-(?:1440|375)\.png/g) ?? [];

/** Returns the targets of relative Markdown links that have no file or no heading. */
function links(file: string, prose: string, index: Index): string[] {
  const text = prose.replaceAll(/^( *)```[\s\S]*?^\1```/gm, '').replaceAll(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    if (/^[a-z]+:|^\/\//.test(target)) return [];
    const [path = '', anchor] = target.split('#');
    const found = path === '' ? file : join(dirname(file), path);
    if (!index.files.has(found)) return index.folders.has(found.replace(/\/$/, '')) ? [] : [target];
    return anchor && !headingsOf(index.read(found)).map(slug).includes(anchor) ? [target] : [];
  });
}

export const headingsOf = (markdown: string): string[] =>
  [...markdown.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading.trim(),
  );

/** Returns the anchor that Git forges generate for a heading. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
