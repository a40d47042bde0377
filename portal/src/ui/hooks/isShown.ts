/** Whether an element takes room on the page: `checkVisibility` is newer than the floor. */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0;
