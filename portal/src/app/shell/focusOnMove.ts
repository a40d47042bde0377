import { focusHeading } from '../../ui/hooks/focusHeading.ts';
import { isShown } from '../../ui/hooks/isShown.ts';

/**
 * Moves the focus to the new page's heading, where reading starts, instead of leaving it on the link or on nothing.
 * Not when the page itself has focused a field, and not out of a dialog.
 * @param left the page that Back has left: the focus returns to the link that led there, as the scroll position does
 */
export function focusOnMove(left?: Pick<Location, 'pathname' | 'search'>): void {
  const content = document.getElementById('content');
  if (content === null) return;
  const { activeElement: active } = document;
  // The page's own heading may have the focus already, because its former holder went with the left page.
  if (active === null || !isTaken(active) || active.matches('h1, #content')) {
    const link = left && linkTo(left, content);
    if (link) link.focus({ preventScroll: true });
    else focusContent(content);
  } else if (active.closest(DIALOG)) whenGone(active, () => focusContent(content), true);
}

const DIALOG = '[role=dialog]';

const linkTo = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, content: HTMLElement) =>
  [...content.querySelectorAll('a')].find(
    (link) => link.pathname.endsWith(pathname) && link.search === search && isShown(link),
  );

function focusContent(content: HTMLElement): void {
  const heading = focusHeading(content);
  // A page that was waiting for its data may render with another heading.
  whenGone(heading, () => focusContent(content));
}

/**
 * Calls back when the focused element is removed and nothing else has the focus. If a dialog opens meanwhile, it waits
 * until that is gone too.
 * @param fromDialog a dialog has the focus after the move: when it closes, it gives the focus back to the link that led
 * here, which may be outside of the content
 */
function whenGone(element: Element, then: () => void, fromDialog = false): void {
  const checkFocus = () => {
    const { activeElement: now, body } = document;
    if (now === null || now === element) return;
    if (now.closest(DIALOG)) {
      whenGone(now, then, fromDialog);
      return;
    }
    const isRemoved = now === body && !element.isConnected;
    const isOutside = now !== body && fromDialog && !isTaken(now);
    if (isRemoved || isOutside) then();
  };
  element.addEventListener('blur', () => requestAnimationFrame(checkFocus), { once: true });
}

/** Returns whether a visible element of the content or of a dialog has the focus. An element of a hidden page may have it. */
const isTaken = (active: Element): boolean =>
  active.closest(`#content, ${DIALOG}`) !== null && isShown(active);
