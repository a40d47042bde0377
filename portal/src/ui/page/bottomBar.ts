/** Pixels between a bar and what is scrolled to. */
const GAP = 16;

/**
 * A ref callback for a bar that stays at the lower edge: what has the focus stops above it. The bar's height depends on
 * its buttons and on the width.
 */
export function keepFocusAbove(bar: HTMLElement): () => void {
  const { style } = scrollerOf(bar);
  const observer = new ResizeObserver(() => {
    style.scrollPaddingBottom = `${String(bar.offsetHeight + GAP)}px`;
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.scrollPaddingBottom = '';
  };
}

/** The drawer that the bar is in, else the page. */
function scrollerOf(element: HTMLElement): HTMLElement {
  const { parentElement: parent } = element;
  if (parent === null || parent === document.body) return document.documentElement;
  return getComputedStyle(parent).overflowY === 'auto' ? parent : scrollerOf(parent);
}
