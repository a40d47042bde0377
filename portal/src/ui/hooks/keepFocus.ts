import { isShown } from './isShown.ts';

const workable = 'a[href],button:not(:disabled)';

/**
 * Restores the focus. When the focused element is removed (a coupon, a deleted row), its replacement gets the focus;
 * when it was disabled during a request, it gets the focus back. Otherwise Enter would do nothing. Page changes focus
 * the heading (useFocusOnMove), closing dialogs focus their opener. @returns a stop function
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
    if (!last.isConnected) inPlaceOf(last, records)?.focus();
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

/** Finds the replacement; else the neighbour; else the first enabled control in the surrounding part of the page. */
function inPlaceOf(gone: Element, records: readonly MutationRecord[]): HTMLElement | undefined {
  const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
  if (removal === undefined) return undefined;
  const { target, nextSibling, previousSibling } = removal;
  const added = records.flatMap((record) => (record.target === target ? [...record.addedNodes] : []));
  return [...added, nextSibling, previousSibling, ...partsAround(target)].flatMap(firstIn)[0];
}

/** Ancestors up to the content or the dialog: elements outside are no replacement. */
function partsAround(node: Node): Element[] {
  if (!(node instanceof Element) || node.closest('main,[role=dialog]') === null) return [];
  const ends = node.matches('main,[role=dialog]') || node.parentElement === null;
  return [node, ...(ends ? [] : partsAround(node.parentElement))];
}

const firstIn = (node: Node | null): HTMLElement[] =>
  node instanceof HTMLElement && node.isConnected
    ? [node, ...node.querySelectorAll<HTMLElement>(workable)]
        .filter((element) => element.matches(workable) && isShown(element))
        .slice(0, 1)
    : [];
