/**
 * Parts of pages that several pages show: written once, in the file of the first of them by name. The others say which:
 * `- region "我的额度" ← home`.
 */
import type { Block } from './notation.ts';

/** A part of fewer lines is written where it stands. */
const FEWEST = 3;

const linesOf = (blocks: readonly Block[], indent = ''): string[] =>
  blocks.flatMap(({ head, body }) => [`${indent}- ${head}`, ...linesOf(body, `${indent}  `)]);

export const textOf = (blocks: readonly Block[]): string => linesOf(blocks).join('\n').concat('\n');

export function parsed(text: string): Block[] {
  const top: Block[] = [];
  const bodies = [top];
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const depth = line.indexOf('-') / 2;
    const body: Block[] = [];
    bodies[depth]!.push({ head: line.trimStart().slice(2), body });
    bodies[depth + 1] = body;
  }
  return top;
}

const REFERENCE = /^(?<head>.*) ← (?<file>[\w.-]+)$/;

/** The whole of a file. @param textIn the text of a file, by its name */
export function whole(name: string, textIn: (name: string) => string): Block[] {
  const filled = ({ head, body }: Block): Block => {
    const { head: part, file } = REFERENCE.exec(head)?.groups ?? {};
    if (part === undefined || file === undefined) return { head, body: body.map(filled) };
    if (file >= name)
      throw new Error(`${name} names ${file} for "${part}": only a file before it may have the part`);
    const found = partsIn(whole(file, textIn)).get(part);
    if (!found) throw new Error(`${file} has no "${part}" that ${name} could show: write ${name} again`);
    return found;
  };
  return parsed(textIn(name)).map(filled);
}

/** A page with each part that a file before it has written out replaced by that file's name. @param before the other files */
export function shared(page: readonly Block[], before: ReadonlyMap<string, readonly Block[]>): Block[] {
  const parts = [...before].map(([file, blocks]) => [file, partsIn(blocks)] as const);
  const short = ({ head, body }: Block): Block => {
    const text = textOf([{ head, body }]);
    const [file] = parts.find(([, known]) => known.has(head) && textOf([known.get(head)!]) === text) ?? [];
    return file === undefined ? { head, body: body.map(short) } : { head: `${head} ← ${file}`, body: [] };
  };
  return page.map((block) => short(block));
}

/** Named parts by their first line; one that stands there twice is none. */
function partsIn(blocks: readonly Block[]): Map<string, Block> {
  const all = blocks.flatMap(function nested(block: Block): Block[] {
    return [block, ...block.body.flatMap(nested)];
  });
  const named = Map.groupBy(
    all.filter(({ head }) => head.includes('"')),
    ({ head }) => head,
  );
  const single = [...named].flatMap(([head, some]) => (some.length === 1 ? [[head, some[0]!] as const] : []));
  return new Map(single.filter(([, block]) => linesOf([block]).length >= FEWEST));
}
