import { boxOf, isVisible } from './visible.ts';

/** Returns the top of the first row of the page's list (portal/src/ui/list/PageRows.tsx), in px below the page's top. */
export function firstRowTop(): number | undefined {
  const row = [...document.querySelectorAll('[data-page-rows] :is(li, tbody tr)')].find(isVisible);
  return row === undefined ? undefined : Math.round(boxOf(row).top + scrollY);
}
