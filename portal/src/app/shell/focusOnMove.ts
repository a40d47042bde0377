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
  else if (active.closest(DIALOG)) whenGone(active, () => focusHeading(content), true);
}

const DIALOG = '[role=dialog]';

function focusHeading(content: HTMLElement): void {
  const heading = headingOf(content) ?? content;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // A page that was waiting for its data may render with another heading.
  whenGone(heading, () => focusHeading(content));
}

/**
 * Calls back when the focused element is removed and nothing else has the focus. A dialog that opens meanwhile is
 * followed. @param fromDialog a dialog has the focus after the move: when it closes, it gives the focus back to the
 * link that led here, which may be outside of the content
 */
function whenGone(element: Element, then: () => void, fromDialog = false): void {
  const checkFocus = () => {
    const { activeElement: now, body } = document;
    if (now === null || now === element) return;
    if (now.closest(DIALOG)) whenGone(now, then, fromDialog);
    else if (now === body ? !element.isConnected : fromDialog && !isTaken(now)) then();
  };
  element.addEventListener('blur', () => requestAnimationFrame(checkFocus), { once: true });
}

/** The previously focused element may still have the focus while hidden. */
const isTaken = (active: Element): boolean =>
  active.closest(`#content, ${DIALOG}`) !== null && isShown(active);

/** Kept pages are hidden beside the visible one. */
const headingOf = (content: HTMLElement): HTMLElement | undefined =>
  [...content.querySelectorAll('h1')].find(isShown);
