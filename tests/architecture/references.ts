/** The references of comments and documents, and whether each leads to a file and a heading of this repository. */
import { dirname, join } from 'node:path';

export interface Library {
  /** Every file of the repository, from its root. */
  readonly files: ReadonlySet<string>;
  readonly read: (file: string) => string;
}

const PRODUCT = 'docs/product/README.md';
const OPEN_POINTS = 'docs/product/open-points.md';

/** Returns what a text says that leads nowhere, as it is written there. */
export function dangling(file: string, prose: string, library: Library): string[] {
  return [
    ...sections(prose, library),
    ...documents(file, prose, library),
    ...decisions(prose, library),
    ...openPoints(prose, library),
    ...(file.endsWith('.md') ? links(file, prose, library) : []),
  ];
}

/** `1 §2`, `spec 2 §4, §9`: a section of the table in docs/product/README.md. A bare `§9` belongs to the document named before it. */
function sections(prose: string, library: Library): string[] {
  const known = new Set([...library.read(PRODUCT).matchAll(/^\| ([12] (?:§[\d.]+|intro)) \|/gm)].map(([, name]) => name));
  let document = '';
  return [...prose.matchAll(/(?:\b([12]) )?§(\d+(?:\.\d+)?)/g)].flatMap(([written, number, section]) => {
    document = number ?? document;
    return known.has(`${document} §${section ?? ''}`) ? [] : [written];
  });
}

/** `docs/design/look.md`, with what may follow: `rule 4`, `rule 8, 20` or `"Dark"`. */
function documents(file: string, prose: string, library: Library): string[] {
  const named = /(?<![\w/.:-])((?:[\w.-]+\/)*[\w-]+\.md)\b(?:,? rules? (\d+(?:(?:,| and) \d+)*)|,? "([^"]+)")?/g;
  return [...prose.matchAll(named)].flatMap(([written, path = '', rules, heading]) => {
    if (examples.has(path)) return [];
    const found = resolved(file, path, library);
    if (!found) return [written];
    const text = library.read(found);
    const missingRule = rules?.split(/\D+/).some((rule) => !new RegExp(`^${rule}\\. `, 'm').test(text));
    return missingRule || (heading && !headingsOf(text).includes(heading)) ? [written] : [];
  });
}

/** Files that a command in an example writes. */
const examples = new Set(['CHANGES.md', 'contract.md', 'summary.md']);

/** From the folder of the file, or from any folder above it. */
function resolved(file: string, path: string, { files }: Library): string | undefined {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const candidate = join(folder, path);
    if (files.has(candidate)) return candidate;
    if (folder === '.') return undefined;
  }
}

/** `docs/decisions/0214`, `decision 14` (a settled point), and documents that the repository never had. */
function decisions(prose: string, { files }: Library): string[] {
  const numbers = new Set([...files].flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? []));
  const named = [...prose.matchAll(/docs\/decisions\/(\d+)|\b[Dd]ecisions? (\d{1,2})(?![\w.])/g)];
  const missing = named.filter(([, number, settled]) => !numbers.has(number ?? `02${(settled ?? '').padStart(2, '0')}`));
  return [...missing.map(([written]) => written), ...(prose.match(/\b(copy\.yaml|not-shown)\b/g) ?? [])];
}

/** `ns-product-12000`: a row of the open points. */
function openPoints(prose: string, library: Library): string[] {
  const rows = library.read(OPEN_POINTS);
  return (prose.match(/(?<![\w./-])ns-[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? []).filter((id) => !rows.includes(`| ${id} |`));
}

/** Relative links of Markdown, with the heading that they name. */
function links(file: string, prose: string, library: Library): string[] {
  const text = prose.replaceAll(/^( *)```[\s\S]*?^\1```/gm, '').replaceAll(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
    if (/^[a-z]+:|^\/\//.test(target)) return [];
    const [path = '', anchor] = target.split('#');
    const found = path === '' ? file : join(dirname(file), path);
    const isFolder = [...library.files].some((name) => name.startsWith(`${found.replace(/\/$/, '')}/`));
    if (!library.files.has(found)) return isFolder ? [] : [target];
    return anchor && !headingsOf(library.read(found)).map(slug).includes(anchor) ? [target] : [];
  });
}

export const headingsOf = (markdown: string): string[] =>
  [...markdown.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.trim());

/** The anchor that Git forges give a heading. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
