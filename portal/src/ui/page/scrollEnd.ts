/** Tolerance in px: on zoomed pages the scroll position has fractions. */
const TOLERANCE = 2;

/** Returns whether the page has been scrolled to its end. */
export function isScrolledToEnd(): boolean {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  return scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - TOLERANCE;
}
