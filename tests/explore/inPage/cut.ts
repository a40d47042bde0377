/** Measures how much of a text is cut off without a sign of more. */
import { oncePerLook } from './oneLook.ts';

const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

/** Returns whether a cut has a sign: an ellipsis, a line clamp, a fade. */
function hasSign(style: CSSStyleDeclaration): boolean {
  return (
    style.textOverflow === 'ellipsis' ||
    style.webkitLineClamp !== 'none' ||
    style.maskImage !== 'none' ||
    style.textOverflow.includes('…')
  );
}

/** Returns how an element cuts its content, and whether it shows a sign of the cut. */
const edgesOf = oncePerLook((element) => {
  const style = getComputedStyle(element);
  const { overflowX, overflowY, position } = style;
  return { signed: hasSign(style), overflowX, overflowY, position };
});

/** The box of a line is higher than its letters: this much above and below them may be cut. */
const LEADING_PX = 4;

/** A cut of at most this size is not reported. */
const TOLERANCE_PX = 2;

/** Returns by how many pixels the worst line reaches beyond a clipping ancestor; 0 if all is visible or can be scrolled to. */
export function cutOf(element: Element, lines: readonly DOMRect[]): number {
  // A slide of a carousel is moving.
  if (element.closest('[aria-roledescription]') !== null) return 0;
  let most = 0;
  let sideways = true;
  let down = true;
  for (
    let at: Element | null = element;
    at !== null && at !== document.body && (sideways || down);
    at = at.parentElement
  ) {
    const { signed, overflowX, overflowY, position } = edgesOf(at);
    if (signed) return 0;
    if (scrolls(overflowX)) sideways = false;
    if (scrolls(overflowY)) down = false;
    const cutsSideways = sideways && clips(overflowX);
    const cutsDown = down && clips(overflowY);
    const box = cutsSideways || cutsDown ? at.getBoundingClientRect() : undefined;
    if (box && cutsSideways)
      for (const line of lines) most = Math.max(most, beyond(line.left, line.right, box.left, box.right));
    if (box && cutsDown)
      for (const line of lines)
        most = Math.max(most, beyond(line.top + LEADING_PX, line.bottom - LEADING_PX, box.top, box.bottom));
    // Only the screen cuts a fixed element.
    if (position === 'fixed') break;
  }
  return most > TOLERANCE_PX ? Math.round(most) : 0;
}

/** Returns the length of a range outside another one; 0 for a fully hidden range, which is hidden on purpose. */
function beyond(from: number, to: number, start: number, end: number): number {
  if (to <= start || from >= end) return 0;
  return Math.max(start - from, to - end, 0);
}
