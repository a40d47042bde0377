/** Visible elements of a document. */
import { oncePerLook } from './oneLook.ts';

export const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** Returns whether an element is for screen readers only: one pixel, or clipped completely. */
function isForReadersOnly(element: Element): boolean {
  const { clip, clipPath, position } = getComputedStyle(element);
  const { width, height } = boxOf(element);
  return (
    (position === 'absolute' && width <= 1.5 && height <= 1.5) ||
    /rect\(0(px)?,? 0(px)?,? 0(px)?,? 0(px)?\)|rect\(1px,? 1px,? 1px,? 1px\)/.test(clip) ||
    /inset\((50|100)%/.test(clipPath)
  );
}

/** By element: whether it or an ancestor is for screen readers only. Kept between looks, because this does not change. */
const forReadersOnly = new WeakMap<Element, boolean>();

/** Returns whether an element is visible: drawn, and not behind an open dialog, which makes the page inert or `aria-hidden`. */
export const isVisible = oncePerLook((element) => {
  if (element.closest('[inert],[aria-hidden=true]:not(svg)') !== null) return false;
  if (
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
  )
    return false;
  const { width, height } = boxOf(element);
  return width > 0 && height > 0 && !withinReadersOnly(element);
});

function withinReadersOnly(element: Element): boolean {
  const known = forReadersOnly.get(element);
  if (known !== undefined) return known;
  const parent = element.parentElement;
  const isHidden = isForReadersOnly(element) || (parent !== null && withinReadersOnly(parent));
  forReadersOnly.set(element, isHidden);
  return isHidden;
}

/** The element's own text, without that of its children. */
export function ownText(element: Element): string {
  let text = '';
  // Runs for every element, so it avoids lists of nodes.
  for (let node = element.firstChild; node !== null; node = node.nextSibling)
    if (node.nodeType === Node.TEXT_NODE) text += ` ${node.nodeValue ?? ''}`;
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the visible text in one line. */
export const textOf = (element: Element): string =>
  (element instanceof HTMLElement ? element.innerText : (element.textContent ?? ''))
    .replace(/\s+/g, ' ')
    .trim();
