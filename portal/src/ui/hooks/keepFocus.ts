import { focusHeading } from './focusHeading.ts';
import { isShown } from './isShown.ts';

/** Controls that can take the focus. */
const controls = 'a[href],button:not(:disabled)';

/**
 * Restores the focus, since otherwise Enter would do nothing. When the focused element is removed (a coupon, a deleted
 * row), its replacement gets the focus. The heading gets it if there is no replacement, if the whole subject of the page
 * was replaced, or if the opener of a closed dialog is gone. An element that was disabled during a request gets the
 * focus back. Two cases are handled elsewhere: a page change focuses the heading (useFocusOnMove), a closing dialog its
 * opener.
 * @returns a stop function
 */
export function keepFocus(): () => void {
  let last = document.activeElement;
  let page = location.pathname;
  const onFocus = ({ target }: FocusEvent) => {
    if (isTrapOf(target, last)) return;
    last = target instanceof HTMLElement ? target : null;
    page = location.pathname;
  };
  const observer = new MutationObserver((records) => {
    if (!(last instanceof HTMLElement) || last === document.body || page !== location.pathname) return;
    if (document.activeElement !== document.body && !isTrapOf(document.activeElement, last)) return;
    if (!last.isConnected) replace(last, records);
    else if (records.some(({ target }) => target === last) && !last.matches(':disabled'))
      last.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', onFocus);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', onFocus);
    observer.disconnect();
  };
}

/**
 * Returns whether a dialog has the focus in place of its button: the dialog takes, within 50 ms, the focus that its
 * disabled button has lost.
 */
const isTrapOf = (element: EventTarget | null, last: Element | null): boolean =>
  element instanceof Element && element.matches(TRAPS) && element !== last && element.contains(last);

/** Elements that a dialog or a drawer focuses if nothing in it has the focus. */
const TRAPS = '[role=presentation],[role=dialog]';

function replace(gone: Element, records: readonly MutationRecord[]): void {
  const content = document.getElementById('content');
  const replacement = replacementOf(gone, records);
  if (replacement !== undefined) replacement.focus();
  // An open dialog keeps the focus inside.
  else if (content !== null && document.querySelector('[role=dialog]') === null) focusHeading(content);
}

/**
 * Returns the first control in what replaced an element, else in its neighbours, else in the part of the page around it.
 * None if the page's heading is in that part: reading starts there, not at the first control. None for a closed dialog:
 * the parts beside it have nothing to do with it.
 */
function replacementOf(gone: Element, records: readonly MutationRecord[]): HTMLElement | undefined {
  const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
  if (removal === undefined || removal.target === document.body) return undefined;
  const { target, nextSibling, previousSibling } = removal;
  const added = records.flatMap((record) => (record.target === target ? [...record.addedNodes] : []));
  const parts = [...added, nextSibling, previousSibling, ...partsAround(target)]
    .filter(isLive)
    .filter((node) => !node.matches(MESSAGES));
  const part = parts.find((node) => hasHeading(node) || controlIn(node) !== undefined);
  return part === undefined || hasHeading(part) ? undefined : controlIn(part);
}

/** A message speaks for itself: its link is no replacement for the control that brought it. */
const MESSAGES = '[role=status],[role=alert]';

/** Ancestors up to the content or the dialog: elements outside are no replacement. */
function partsAround(node: Node): Element[] {
  if (!(node instanceof Element) || node.closest('main,[role=dialog]') === null) return [];
  const ends = node.matches('main,[role=dialog]') || node.parentElement === null;
  return [node, ...(ends ? [] : partsAround(node.parentElement))];
}

const isLive = (node: Node | null): node is HTMLElement => node instanceof HTMLElement && node.isConnected;

const hasHeading = (part: HTMLElement): boolean => [...part.querySelectorAll('h1')].some(isShown);

const controlIn = (part: HTMLElement): HTMLElement | undefined =>
  [part, ...part.querySelectorAll<HTMLElement>(controls)].find(
    (element) => element.matches(controls) && isShown(element),
  );
