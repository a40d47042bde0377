/** Visible texts and drawings, each with its faults. */
import type { Piece } from '../observed.ts';
import { contrastOf } from './colour.ts';
import { coverOf } from './covered.ts';
import { cutOf } from './cut.ts';
import { badStartIn, runOf, tornIn } from './lines.ts';
import { describe, whereOf } from './names.ts';
import { scatteredIn } from './scattered.ts';
import { boxOf, isVisible, ownText } from './visible.ts';

const disabled = ':disabled,[aria-disabled=true],[data-disabled],.Mui-disabled';

export function piecesOf(root: Element): Piece[] {
  return [...textsIn(root), ...drawingsIn(root)];
}

function textsIn(root: Element): Piece[] {
  const found: Piece[] = [];
  const blocks = new Set<Element>();
  for (const element of root.querySelectorAll('*')) {
    const text = ownText(element);
    if (text === '' || element.matches('script,style,option,noscript') || !isVisible(element)) continue;
    const lines = linesIn(element);
    const block = blockOf(element);
    // The text of a block is examined for line breaks once, with its first element.
    const run = blocks.has(block) ? undefined : runOf(block);
    blocks.add(block);
    found.push({
      text: text.slice(0, 60),
      where: whereOf(element),
      contrast: element.closest(disabled) ? undefined : contrastOf(element, getComputedStyle(element).color),
      cut: cutOf(element, lines),
      coveredBy: coverOf(element, 'to the eye', () => linesIn(element)[0] ?? boxOf(element)),
      box: plain(lines[0] ?? boxOf(element)),
      scattered: scatteredIn(element, lines),
      torn: run && tornIn(run),
      badStart: run && badStartIn(run),
    });
  }
  return found;
}

/** A drawing with more shapes is a picture, not an icon. */
const MAX_SHAPES = 12;

/** Returns icons with their contrast: they often have a colour of their own. */
function drawingsIn(root: Element): Piece[] {
  return [...root.querySelectorAll('svg')].filter(isVisible).flatMap((svg) => {
    const shapes = [...svg.querySelectorAll('use,path,circle,line,polyline,rect')];
    if (shapes.length === 0 || shapes.length > MAX_SHAPES || svg.closest(disabled)) return [];
    return [
      {
        text: `图标 ${shapes[0]?.getAttribute('href')?.split('#')[1] ?? ''}`.trim(),
        where: `${whereOf(svg)} ${describe(svg.closest('button,a,[role]') ?? svg.parentElement ?? svg)}`,
        box: plain(boxOf(svg)),
        contrast: drawnContrast(svg, shapes),
        cut: 0,
      },
    ];
  });
}

/** The strongest contrast of a drawing; undefined where that of one of its shapes is unknown. */
function drawnContrast(svg: Element, shapes: readonly Element[]): number | undefined {
  const colours = shapes.flatMap((shape) => {
    const { stroke, fill } = getComputedStyle(shape);
    return [stroke, fill].filter((colour) => colour !== 'none');
  });
  const contrasts = colours.map((colour) => contrastOf(svg, colour));
  const known = contrasts.filter((contrast) => contrast !== undefined);
  return known.length === contrasts.length && known.length > 0 ? Math.max(...known) : undefined;
}

const blockOf = (element: Element): Element => {
  let at = element;
  while (getComputedStyle(at).display === 'inline' && at.parentElement) at = at.parentElement;
  return at;
};

/** The boxes of the element's own text, line by line. */
function linesIn(element: Element): DOMRect[] {
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '')
    .flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    });
}

export const plain = ({ x, y, width, height }: DOMRect) => ({
  x: Math.round(x),
  y: Math.round(y + scrollY),
  width: Math.round(width),
  height: Math.round(height),
});
