/** Attribute of a scroll box whose table is wider than the box. */
export const WIDE = 'data-wide';

/** Width in px of the fade before a pinned column: a cell's padding (tableStyle.ts). */
export const FADE = 12;

/**
 * A ref callback that marks a box narrower than its table, and makes it a Tab stop. Only such a box scrolls: the table's
 * head sticks to its scroll container, so in a box that scrolls it does not follow the page.
 */
export function watchWidth(box: HTMLElement): () => void {
  // Outer width, which does not change when a scroll bar appears.
  const measure = () => {
    const isWide = (box.firstElementChild?.scrollWidth ?? 0) > box.offsetWidth;
    box.toggleAttribute(WIDE, isWide);
    // A Tab stop only where arrow keys scroll: a print of 200 receipts has as many boxes.
    if (isWide) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
    // Scrolling stops beside the pinned column and its fade, not under them.
    const pinned = box.querySelector<HTMLElement>('th.pinned');
    box.style.scrollPaddingRight = `${String(pinned === null ? 0 : pinned.offsetWidth + FADE)}px`;
  };
  const observer = new ResizeObserver(measure);
  observer.observe(box);
  if (box.firstElementChild) observer.observe(box.firstElementChild);
  box.addEventListener('focusin', showFocused);
  return () => {
    observer.disconnect();
    box.removeEventListener('focusin', showFocused);
  };
}

/** Scrolls a focused element out from under the pinned column, where the browser treats it as visible. */
function showFocused({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches('th :focus-visible, td:not(.pinned) :focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
