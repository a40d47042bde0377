/**
 * The notation of tests/e2e/everyPage/whole/: Playwright's, but a table's row, a short list and a control stand on one line each. It leaves out
 * only derivable parts, so two different snapshots never have the same text (notation.test.ts).
 */
import type { Node } from './tree.ts';

/** A line with its child lines. */
export interface Block {
  readonly head: string;
  readonly body: readonly Block[];
}

type Item = string | Node;
type Content = readonly Item[];

/** Contents of these have lines of their own. */
const CONTAINERS = new Set(
  'main banner contentinfo complementary navigation region article form search dialog alertdialog table rowgroup list group radiogroup tablist tabpanel toolbar menu'.split(
    ' ',
  ),
);
/** Each of these ends the section of a heading before it. */
const LANDMARKS = new Set('main navigation complementary region article form search dialog'.split(' '));
/** Roles whose accessible name is their content, unless the page gives another one. */
const NAMED_BY_CONTENT = new Set(
  'row cell gridcell columnheader rowheader link button heading tab radio checkbox option menuitem switch'.split(
    ' ',
  ),
);
/** In characters. Longer lines are broken, rows excepted. */
const LONGEST = 140;

export function blocksOf(content: Content): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < content.length; at += 1) {
    const item = content[at]!;
    const next = content[at + 1];
    if (isLabelOf(item, next)) {
      blocks.push(blockOf({ ...next, states: ` [label]${next.states}` }));
      at += 1;
      continue;
    }
    const pair = pairOf(item, next);
    const section = pair ? undefined : sectionOf(content, at);
    blocks.push(pair ?? section?.block ?? blockOf(item));
    // Skips the items that the block includes: the definition of a pair, the content of a section.
    at += pair ? 1 : (section?.length ?? 0);
  }
  return blocks;
}

/** `combobox "账期" [label]: 全部`: the text before a control is its name. */
function isLabelOf(item: Item, next: Item | undefined): next is Node {
  return typeof item === 'string' && typeof next === 'object' && next.name === item && !hasTitle(next);
}

/** `term: 利息 ⇒ 0.00` */
function pairOf(term: Item, definition: Item | undefined): Block | undefined {
  if (!isPlain(term, 'term') || !isPlain(definition, 'definition')) return undefined;
  const head = `${lineOf(term)} ⇒ ${inlineOf(definition.content)}`;
  return head.length <= LONGEST ? { head, body: [] } : undefined;
}

const isPlain = (item: Item | undefined, role: string): item is Node =>
  typeof item === 'object' &&
  item.role === role &&
  item.name === undefined &&
  item.states === '' &&
  isInline(item);

/** Returns a heading with its contents up to the next heading or landmark, which form a part without a region. */
function sectionOf(content: Content, at: number): { block: Block; length: number } | undefined {
  const title = content[at]!;
  if (typeof title === 'string' || title.role !== 'heading' || title.content.length > 0) return undefined;
  // The title of the page heads no section.
  if (title.states.includes('[level=1]')) return undefined;
  const rest = content.slice(at + 1);
  const end = rest.findIndex(
    (item) => typeof item === 'object' && (item.role === 'heading' || LANDMARKS.has(item.role)),
  );
  const length = end === -1 ? rest.length : end;
  if (length === 0) return undefined;
  const head = headOf({ ...title, role: 'section' });
  return { block: { head, body: blocksOf(rest.slice(0, length)) }, length };
}

function blockOf(node: Item): Block {
  if (typeof node === 'string') return { head: `text: ${escaped(node)}`, body: [] };
  if (node.role === 'row') return { head: rowOf(node, 'row', 'cell'), body: [] };
  if (isList(node)) {
    const line = rowOf(node, 'list', 'listitem');
    if (line.length <= LONGEST) return { head: line, body: [] };
  }
  if (isInline(node)) {
    const line = lineOf(node);
    if (line.length <= LONGEST || node.content.every((item) => typeof item === 'string'))
      return { head: line, body: [] };
  }
  const head = hasTitle(node) ? `${headOf(node)} [${markOf(node.content[0])}]` : headOf(node);
  const content = hasTitle(node) ? node.content.slice(1) : node.content;
  const body = node.role === 'table' ? rowsOf(content) : blocksOf(content);
  const [only] = body;
  // `group "账单列表" > table "账单列表"`: a box shares the line of its only child, if that has lines of its own.
  const isChain = only !== undefined && body.length === 1 && only.body.length > 0;
  return isChain ? { head: `${head} > ${only.head}`, body: only.body } : { head, body };
}

/** `region "账户" [heading=2]`, `table "账单" [caption]`: tells whether its first child is its name. */
function hasTitle({ name, content: [first] }: Node): boolean {
  if (typeof first !== 'object' || name === undefined) return false;
  if (first.role === 'heading')
    return first.name === name && first.content.length === 0 && /^ \[level=\d\]$/.test(first.states);
  return (
    first.role === 'caption' && first.states === '' && first.content.length === 1 && first.content[0] === name
  );
}
const markOf = (title: Item | undefined): string =>
  typeof title === 'object' && title.role === 'heading' ? `heading=${title.states.slice(-2, -1)}` : 'caption';

/** Returns the rows of a table with one row of titles and one rowgroup; other tables stay unchanged. */
function rowsOf(content: Content): Block[] {
  const [head, rows, ...rest] = content;
  const isUsual = isGroup(head) && isGroup(rows) && rest.every((item) => isGroup(item));
  const titles = isUsual ? head.content[0] : undefined;
  if (!isUsual || head.content.length !== 1 || typeof titles !== 'object' || titles.role !== 'row')
    return blocksOf(content);
  return [
    { head: rowOf(titles, 'head', 'columnheader'), body: [] },
    ...blocksOf(rows.content),
    ...blocksOf(rest),
  ];
}
const isGroup = (item: Item | undefined): item is Node =>
  typeof item === 'object' && item.role === 'rowgroup' && item.name === undefined && item.states === '';

const isList = ({ role, content }: Node): boolean =>
  role === 'list' && content.length > 0 && content.every((item) => isPlain(item, 'listitem'));

/**
 * `row: a | b`, `head: a | b`, `list: a | b`. A cell of the usual role is written as its content: `1.00`, or `{button "复制"}`. A
 * cell of another role, or with a name that its content does not say, is written in full: `{rowheader "ZD2"}`, `{cell "a": b}`.
 */
function rowOf(
  row: Node,
  title: 'row' | 'head' | 'list',
  usual: 'cell' | 'columnheader' | 'listitem',
): string {
  const cells = row.content.map((cell) => {
    if (typeof cell === 'string' || cell.role !== usual || cell.states !== '' || hasProps(cell))
      return inlineOf([cell]);
    if (cell.content.length === 0) return escaped(cell.name ?? '');
    return hasOwnName(cell) ? inlineOf([cell]) : inlineOf(cell.content);
  });
  return `${titleOf({ ...row, role: title }, hasOwnName(row))}: ${cells.join(' | ')}`;
}
const hasProps = ({ props }: Node): boolean => Object.keys(props).length > 0;

const isInline = (node: Node): boolean =>
  !CONTAINERS.has(node.role) && node.content.every((item) => typeof item === 'string' || isInline(item));

/** `link "还款" → /front/repay`, `paragraph: ZD1 {button "复制"}` */
const lineOf = (node: Node): string =>
  node.content.length === 0 ? headOf(node) : `${titleOf(node)}: ${inlineOf(node.content)}${propsOf(node)}`;

const inlineOf = (content: Content): string =>
  content.map((item) => (typeof item === 'string' ? escaped(item) : `{${lineOf(item)}}`)).join(' ');

/** `link "还款" [disabled] → /front/repay` */
const headOf = (node: Node): string => `${titleOf(node)}${propsOf(node)}`;

/** `link "还款" [disabled]` */
const titleOf = (node: Node, hasName = hasOwnName(node)): string =>
  `${node.role}${hasName ? ` ${JSON.stringify(node.name ?? '')}` : ''}${node.states}`;

const propsOf = ({ props }: Node): string =>
  Object.entries(props)
    .map(([prop, value]) => (prop === '/url' ? ` → ${escaped(value)}` : ` ${prop}=${JSON.stringify(value)}`))
    .join('');

/**
 * Tells whether the name must be written: where the contents name the node, only if it differs from them. A missing name differs
 * too.
 */
const hasOwnName = (node: Node): boolean =>
  NAMED_BY_CONTENT.has(node.role) && node.content.length > 0
    ? node.name !== saidIn(node.content)
    : node.name !== undefined;

const saidIn = (content: Content): string =>
  content
    .map((item) => (typeof item === 'string' ? item : (item.name ?? saidIn(item.content))))
    .filter((text) => text !== '')
    .join(' ');

/** Escapes characters that have a meaning in this notation. */
const escaped = (text: string): string => text.replace(/[\\{}|→←⇒>]/g, '\\$&');
