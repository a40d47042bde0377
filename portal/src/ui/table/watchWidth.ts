/** On the box of a table that is wider than it. */
export const WIDE = 'data-wide';

/**
 * As a ref: marks the box whose table is wider than it. Only such a box scrolls, and the table's head sticks to what
 * scrolls: a box of its own would hold the head back from following the page.
 */
export function watchWidth(box: HTMLElement): () => void {
  // Its outer width, which does not change when it gets a scroll bar.
  const measure = () => {
    box.toggleAttribute(WIDE, (box.firstElementChild?.scrollWidth ?? 0) > box.offsetWidth);
    // What is scrolled to stops beside the column that stays, not under it.
    const { offsetWidth = 0 } = box.querySelector<HTMLElement>('th.pinned') ?? {};
    box.style.scrollPaddingRight = `${String(offsetWidth)}px`;
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
