/** Elements that another one covers, here and in the middle of their scroll box. */
import { describe } from './names.ts';
import { boxOf } from './visible.ts';

/** Selector of notices, which close by themselves. */
const transientNotices = '[role=status],[role=alert],[aria-live],[data-sonner-toaster],[role=tooltip]';

/** Selector of overlays, which cover the page on purpose. */
export const overlays = '[role=dialog],[role=menu],[role=listbox]';

/** Returns whether a colour is less than half opaque: `rgba(0, 0, 0, 0.45)`, `transparent`; not `rgba(0, 0, 0, 0.5)`. */
const clear = (colour: string): boolean => /^rgba\(.*, 0(\.[0-4]\d*)?\)$|^transparent$/.test(colour);

/** Returns whether the hit element hides the content below it: a link stretched over its card does not. */
function paints(hit: Element, below: Element): boolean {
  for (let at: Element | null = hit; at !== null && !at.contains(below); at = at.parentElement) {
    if (at.matches('img,canvas,video')) return true;
    for (const part of [null, '::before', '::after']) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at, part);
      if (!clear(backgroundColor) || backgroundImage !== 'none') return true;
    }
  }
  return false;
}

const related = (one: Element, other: Element): boolean =>
  one.contains(other) ||
  other.contains(one) ||
  (one.closest('label') !== null && one.closest('label') === other.closest('label'));

const toTheMiddle = { block: 'center', inline: 'nearest', behavior: 'instant' } as const;

/** Scroll positions to restore, by scroll box. */
const scrolled = new Map<Element, Readonly<Record<'top' | 'left', number>>>();

function bringToTheMiddle(element: Element): void {
  for (let at = element.parentElement; at !== null && !scrolled.has(at); at = at.parentElement)
    scrolled.set(at, { top: at.scrollTop, left: at.scrollLeft });
  element.scrollIntoView(toTheMiddle);
}

/** Height in px of the strips at the top and bottom of the window that a sticky head or bar may cover. */
const BAR_PX = 60;

/** Scrolls an element into the window, clear of its upper and lower edge. */
function scrollTo(element: Element): void {
  const { top, bottom, left, right } = boxOf(element);
  const inside = top >= BAR_PX && bottom <= innerHeight - BAR_PX && left >= 0 && right <= innerWidth;
  if (!inside) bringToTheMiddle(element);
}

/** Returns whether an ancestor clips the point, as for a hidden slide. */
function isClipped(element: Element, x: number, y: number): boolean {
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const { left, right, top, bottom } = boxOf(at);
    if ((x < left || x > right || y < top || y > bottom) && getComputedStyle(at).overflow !== 'visible')
      return true;
  }
  return false;
}

/** The element hit at a point instead of this one; undefined where this one is hit or the point is off screen. */
function hitInstead(element: Element, x: number, y: number): Element | undefined {
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return undefined;
  const hit = document.elementFromPoint(x, y);
  if (
    hit === null ||
    related(element, hit) ||
    hit.closest(transientNotices) !== null ||
    isClipped(element, x, y)
  )
    return undefined;
  const over = hit.closest(overlays);
  if (over !== null && !over.contains(element)) return undefined;
  return hit;
}

/** The element that covers the box at its middle, a third and two thirds: undefined unless all three are covered. */
function coveredBy(element: Element, { x, y, width, height }: DOMRect): Element | undefined {
  const line = y + height / 2;
  const hitAt = (part: number) => hitInstead(element, x + width * part, line);
  const first = hitAt(1 / 3);
  return first && hitAt(1 / 2) && hitAt(2 / 3) && first;
}

/** Returns the layer in which an element is drawn, among the descendants of a common ancestor; undefined: in the flow. */
function layerOf(element: Element, ancestor: Element): number | undefined {
  let layer: number | undefined;
  for (let at: Element | null = element; at !== null && at !== ancestor; at = at.parentElement) {
    const { position, zIndex } = getComputedStyle(at);
    if (position !== 'static') layer = Number.parseInt(zIndex) || 0;
  }
  return layer;
}

/**
 * Returns the element that is drawn over an outline at a point. Outlines are drawn over what is in the flow, so only an
 * element of a later layer covers them.
 */
export function coversAt(outlined: Element, x: number, y: number): string | undefined {
  const hit = hitInstead(outlined, x, y);
  if (hit === undefined || !paints(hit, outlined)) return undefined;
  let ancestor: Element = outlined;
  while (!ancestor.contains(hit) && ancestor.parentElement) ancestor = ancestor.parentElement;
  const [over, under] = [layerOf(hit, ancestor), layerOf(outlined, ancestor) ?? -1];
  const isLater = (outlined.compareDocumentPosition(hit) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return over !== undefined && (over > under || (over === under && isLater)) ? describe(hit) : undefined;
}

/** Returns the element that covers this one at the current scroll position. */
export function coveredNow(element: Element): string | undefined {
  const cover = coveredBy(element, boxOf(element));
  return cover && describe(cover);
}

/**
 * Returns the element that covers this one both here and in the middle of its scroll box. A row that only scrolls under a sticky
 * head is not covered.
 * @param covers to the finger, any element over this one covers it; to the eye, only one that paints something
 * @param box the part of the element to look at; default: all of it
 */
export function coverOf(
  element: Element,
  covers: 'to the eye' | 'to the finger',
  box: () => DOMRect = () => boxOf(element),
): string | undefined {
  scrollTo(element);
  if (coveredBy(element, box()) === undefined) return undefined;
  bringToTheMiddle(element);
  const cover = coveredBy(element, box());
  if (cover === undefined) return undefined;
  return covers === 'to the finger' || paints(cover, element) ? describe(cover) : undefined;
}

/** Runs a function that scrolls, and restores all scroll positions. */
export function keepingScroll<T>(work: () => T): T {
  try {
    return work();
  } finally {
    for (const [element, before] of scrolled) element.scrollTo({ ...before, behavior: 'instant' });
    scrolled.clear();
  }
}
