import { isShown } from '../../ui/hooks/isShown.ts';

/**
 * Moves the focus to the new page's heading, where reading starts, instead of leaving it on the link or on nothing.
 * Not when the page itself has focused a field, and not out of a dialog.
 */
export function focusOnMove(): void {
  const content = document.getElementById('content');
  if (content === null) return;
  const { activeElement: active } = document;
  if (active === null || !isTaken(active)) focusHeading(content);
  else if (active.closest(DIALOG)) whenGone(active, () => focusHeading(content));
}

const DIALOG = '[role=dialog]';

function focusHeading(content: HTMLElement): void {
  const heading = headingOf(content) ?? content;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // A page that was waiting for its data may render with another heading.
  whenGone(heading, () => focusHeading(content));
}

/** The element had the focus and is removed, and nothing else has it: the dialog that led here has closed. */
function whenGone(element: Element, then: () => void): void {
  const checkFocus = () => {
    const { activeElement: now, body } = document;
    if (now === body && !element.isConnected) then();
    else if (now !== null && now !== element && now.closest(DIALOG)) whenGone(now, then);
  };
  element.addEventListener('blur', () => requestAnimationFrame(checkFocus), { once: true });
}

/** The previously focused element may still have the focus while hidden. */
const isTaken = (active: Element): boolean =>
  active.closest(`#content, ${DIALOG}`) !== null && isShown(active);

/** Kept pages are hidden beside the visible one. */
const headingOf = (content: HTMLElement): HTMLElement | undefined =>
  [...content.querySelectorAll('h1')].find(isShown);
