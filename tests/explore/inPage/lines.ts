/** Line breaks of a text: figures and dates must not break, and no line may begin with closing punctuation. */

/** The text of one block with its text nodes: a figure may span several. */
interface Run {
  readonly text: string;
  readonly at: readonly { readonly node: Text; readonly offset: number }[];
}

/**
 * Matches telephone numbers (400-098-8511, 138****0000), amounts (¥1,234.50), percentages (4.29%), days (2026-11-12) and times
 * (10:00); not numbers of orders and cards, which may be broken.
 */
const unbroken =
  /\d{3}-\d{3}-\d{4}|(?<!\d)1\d{2}[\d*]{4}\d{4}(?!\d)|[¥￥]?\s?\d{1,3}(?:,\d{3})+(?:\.\d+)?|[¥￥]\s?\d+(?:\.\d+)?|\d+\.\d+%?|\d+%|\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}(?::\d{2})?/g;
const closing = new Set('，。、；：！？）】」』》〉”’');

const isInline = (element: Element): boolean => getComputedStyle(element).display === 'inline';

/** Returns the text of a block and of its inline elements. */
export function runOf(block: Element): Run {
  const at: { node: Text; offset: number }[] = [];
  let text = '';
  const walk = (node: Node): void => {
    if (node instanceof Text) {
      [...node.data].forEach((_, offset) => at.push({ node, offset }));
      text += [...node.data].join('');
    } else if (
      node instanceof Element &&
      (node === block || isInline(node)) &&
      node.getAttribute('aria-hidden') !== 'true'
    ) {
      node.childNodes.forEach(walk);
    } else if (node instanceof Element) {
      // A block inside: it separates the text before and after it.
      const empty = document.createTextNode('\n');
      at.push({ node: empty, offset: 0 });
      text += '\n';
    }
  };
  walk(block);
  return { text, at };
}

/** Returns the boxes of a part of a run, one or more for each line. */
function linesOf({ at }: Run, from: number, to: number): DOMRect[] {
  const first = at[from];
  const last = at[to - 1];
  if (!first || !last || !first.node.isConnected || !last.node.isConnected) return [];
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

const onOneLine = (boxes: readonly DOMRect[]): boolean =>
  boxes.every((box) => boxes.every((other) => box.top < other.bottom - 1 && other.top < box.bottom - 1));

/** Returns the first figure or day that breaks over two lines. */
export function tornIn(run: Run): string | undefined {
  for (const found of run.text.matchAll(unbroken))
    if (!onOneLine(linesOf(run, found.index, found.index + found[0].length))) return found[0];
  return undefined;
}

/** Returns the first line with closing punctuation at its start, and the characters before it. */
export function badStartIn(run: Run): string | undefined {
  for (let index = 1; index < run.text.length; index += 1) {
    if (!closing.has(run.text[index] ?? '') || /\s/.test(run.text[index - 1] ?? '')) continue;
    if (!onOneLine([...linesOf(run, index - 1, index), ...linesOf(run, index, index + 1)]))
      return run.text.slice(Math.max(0, index - 8), index + 1);
  }
  return undefined;
}
