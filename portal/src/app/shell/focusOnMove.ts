import { isShown } from '../../ui/hooks/isShown.ts';

/**
 * Another page: the focus goes to its heading, where reading begins, instead of staying on the link that led there or on
 * nothing. Not when the page itself has given it to a field, and not out of a dialog.
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
  // A page that was waiting for its facts may come with another heading.
  whenGone(heading, () => focusHeading(content));
}

/** The element had the focus, is taken away with it, and nothing else has it: the dialog has closed that had led here. */
function whenGone(element: Element, then: () => void): void {
  const look = () => {
    const { activeElement: now, body } = document;
    if (now === body && !element.isConnected) then();
    else if (now !== null && now !== element && now.closest(DIALOG)) whenGone(now, then);
  };
  element.addEventListener('blur', () => requestAnimationFrame(look), { once: true });
}

/** What had the focus on the page before may still have it, unseen. */
const isTaken = (active: Element): boolean =>
  active.closest(`#content, ${DIALOG}`) !== null && isShown(active);

/** Kept pages lie hidden beside the one that is seen. */
const headingOf = (content: HTMLElement): HTMLElement | undefined =>
  [...content.querySelectorAll('h1')].find(isShown);
