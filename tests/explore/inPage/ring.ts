/** The focus ring: an outline of the focused element, or of the frame around it. */
import { coversAt } from './covered.ts';
import { boxOf } from './visible.ts';

interface Ring {
  readonly around: Element;
  /** Pixels that it reaches beyond the element; negative inside. */
  readonly reach: number;
}

/** Number of elements that may draw the ring of a field: the field itself and those around it. */
const FRAMES = 6;

export function ringOf(element: Element): Ring | undefined {
  for (let at: Element | null = element, up = 0; at !== null && up < FRAMES; at = at.parentElement, up += 1) {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(at);
    const width = Number.parseFloat(outlineWidth);
    if (outlineStyle !== 'none' && width >= 2)
      return { around: at, reach: width + Number.parseFloat(outlineOffset) };
  }
  return undefined;
}

/** Returns what hides a part of the ring: a box that clips two of its sides, or an element over one of them. */
export function ringCutBy({ around, reach }: Ring): string | undefined {
  if (reach <= 0) return undefined;
  const { left, right, top, bottom } = boxOf(around);
  for (let at = around.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    const box = boxOf(at);
    const sides = [
      ...(overflowX === 'visible' ? [] : [left - reach < box.left - 0.5, right + reach > box.right + 0.5]),
      ...(overflowY === 'visible' ? [] : [top - reach < box.top - 0.5, bottom + reach > box.bottom + 0.5]),
    ];
    if (sides.filter(Boolean).length > 1) return at.tagName.toLowerCase();
    if (position === 'fixed') break;
  }
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const edge = reach - 1;
  const middles = [
    [left - edge, y],
    [right + edge, y],
    [x, top - edge],
    [x, bottom + edge],
  ] as const;
  return middles.map(([atX, atY]) => coversAt(around, atX, atY)).find(Boolean);
}
