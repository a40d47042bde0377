/** Returns whether an element takes room on the page. `checkVisibility` is newer than the supported browsers. */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0;
