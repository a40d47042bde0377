/** Counts changes of the document, to tell whether a click had an effect. */

/** Elements that change by themselves. */
const selfChanging =
  '[aria-roledescription],[role=timer],[data-sonner-toaster] [data-removed=true],style,script';

let count = 0;
let observer: MutationObserver | undefined;
let clicked: Element | undefined;
let scrolled = { x: 0, y: 0 };
let focused: Element | null = null;

/** Starts to count. Changes of the control's own look (class, style and data attributes, as on hover) do not count. */
export function startChanges(control: Element | undefined): void {
  count = 0;
  clicked = control;
  scrolled = { x: scrollX, y: scrollY };
  focused = document.activeElement;
  observer?.disconnect();
  observer = new MutationObserver((records) => {
    count += records.filter(isChange).length;
  });
  observer.observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true });
}

/** Returns the control given to `startChanges`, whose name may have changed since. */
export const watched = (): Element | undefined => clicked;

/** Returns the number of changes since the start, with the scroll position and the focus as one change each. */
export function changes(): number {
  const moved = scrolled.x !== scrollX || scrolled.y !== scrollY ? 1 : 0;
  const { activeElement } = document;
  const elsewhere = activeElement !== focused && activeElement !== document.body && activeElement !== null;
  const focusMoved =
    elsewhere && clicked !== undefined && !clicked.contains(activeElement) && !activeElement.contains(clicked)
      ? 1
      : 0;
  return count + moved + focusMoved;
}

function isChange({ target, type, attributeName }: MutationRecord): boolean {
  const element = target instanceof Element ? target : target.parentElement;
  if (element === null || element.closest(selfChanging) !== null) return false;
  if (type !== 'attributes') return true;
  const isControlsLook = clicked !== undefined && (clicked.contains(element) || element.contains(clicked));
  return !(
    isControlsLook &&
    (attributeName === 'class' || attributeName === 'style' || attributeName?.startsWith('data-'))
  );
}
