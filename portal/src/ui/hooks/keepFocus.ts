import { focusHeading } from './focusHeading.ts';
import { isShown } from './isShown.ts';

/** Controls that can take the focus. */
const controls = 'a[href],button:not(:disabled)';

/**
 * Restores the focus, since otherwise Enter would do nothing. When the focused element is removed (a coupon, a deleted
 * row), its replacement gets the focus; without one, or when the page's subject was replaced or a dialog closed whose
 * opener is gone, the heading does. When it was disabled during a request, it gets the focus back. Two cases are
 * handled elsewhere: a page change focuses the heading (useFocusOnMove), a closing dialog its opener.
 * @returns a stop function
 */
export function keepFocus(): () => void {
  let last = document.activeElement;
  let page = location.pathname;
  const onFocus = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement ? target : null;
    page = location.pathname;
  };
  const observer = new MutationObserver((records) => {
    if (!(last instanceof HTMLElement) || last === document.body || page !== location.pathname) return;
    if (document.activeElement !== document.body) return;
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

function replace(gone: Element, records: readonly MutationRecord[]): void {
  const content = document.getElementById('content');
  const replacement = replacementOf(gone, records);
  if (replacement !== undefined) replacement.focus();
  else if (content !== null) focusHeading(content);
}

/** Returns the first control in what replaced an element, else in its neighbours, else in the part of the page around it. */
function replacementOf(gone: Element, records: readonly MutationRecord[]): HTMLElement | undefined {
  const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
  if (removal === undefined) return undefined;
  const { target, nextSibling, previousSibling } = removal;
  const added = records.flatMap((record) => (record.target === target ? [...record.addedNodes] : []));
  return [...added, nextSibling, previousSibling, ...partsAround(target)].flatMap(firstControlIn)[0];
}

/** Ancestors up to the part with the page's heading or to the dialog: elements outside are no replacement. */
function partsAround(node: Node): Element[] {
  if (!(node instanceof Element) || node.closest('main,[role=dialog]') === null) return [];
  if (node.matches('[role=dialog]')) return [node];
  if (node.parentElement === null || [...node.querySelectorAll('h1')].some(isShown)) return [];
  return [node, ...partsAround(node.parentElement)];
}

const firstControlIn = (node: Node | null): HTMLElement[] =>
  node instanceof HTMLElement && node.isConnected
    ? [node, ...node.querySelectorAll<HTMLElement>(controls)]
        .filter((element) => element.matches(controls) && isShown(element))
        .slice(0, 1)
    : [];
