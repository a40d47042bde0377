import { isShown } from './isShown.ts';

/** Moves the focus to the heading of the shown page, where reading starts. @returns what has the focus */
export function focusHeading(content: HTMLElement): HTMLElement {
  // Kept pages are hidden beside the visible one.
  const heading = [...content.querySelectorAll('h1')].find(isShown) ?? content;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return heading;
}
