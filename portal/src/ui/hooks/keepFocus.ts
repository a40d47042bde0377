import { isShown } from './isShown.ts';

const workable = 'a[href],button:not(:disabled)';

/**
 * What had the focus is gone, a coupon that was drawn or a row that was deleted: the focus goes to what stands in its place.
 * Or it rested while it was sent: it has the focus again. Else it would be nowhere, and Enter dead. Another page gives it to
 * its heading (useFocusOnMove), a dialog that closes to its opener.
 * @returns what ends it
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

/** What has come instead; else what stood beside it; else the first that can be worked in the part of the page around it. */
function inPlaceOf(gone: Element, records: readonly MutationRecord[]): HTMLElement | undefined {
  const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
  if (removal === undefined) return undefined;
  const { target, nextSibling, previousSibling } = removal;
  const added = records.flatMap((record) => (record.target === target ? [...record.addedNodes] : []));
  return [...added, nextSibling, previousSibling, ...partsAround(target)].flatMap(firstIn)[0];
}

/** Up to the content or the dialog: what stands outside of them is not in its place. */
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
