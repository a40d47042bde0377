/** On the box of a table that is wider than it. */
export const WIDE = 'data-wide';

/** How wide, in px, what goes under a column that stays fades before it: as a cell's padding (tableStyle.ts). */
export const FADE = 12;

/**
 * As a ref: marks the box whose table is wider than it. Only such a box scrolls, and the table's head sticks to what
 * scrolls: a box of its own would hold the head back from following the page.
 */
export function watchWidth(box: HTMLElement): () => void {
  // Its outer width, which does not change when it gets a scroll bar.
  const measure = () => {
    box.toggleAttribute(WIDE, (box.firstElementChild?.scrollWidth ?? 0) > box.offsetWidth);
    // What is scrolled to stops beside the column that stays and its fade, not under them.
    const { offsetWidth } = box.querySelector<HTMLElement>('th.pinned') ?? { offsetWidth: -FADE };
    box.style.scrollPaddingRight = `${String(offsetWidth + FADE)}px`;
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

/** The browser takes for seen what Tab comes to under the column that stays. */
function showFocused({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches('th :focus-visible, td:not(.pinned) :focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
