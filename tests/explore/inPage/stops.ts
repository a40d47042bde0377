/** Tab stops: the elements that Tab must reach, and the look of the focused one. */
import type { Reachable, Stop } from '../observed.ts';
import { visiblePartOf, elementsOf, isEnabled } from './controls.ts';
import { coveredNow } from './covered.ts';
import { describe, whereOf } from './names.ts';
import { ringCutBy, ringOf } from './ring.ts';
import { boxOf } from './visible.ts';

const ids = new WeakMap<Element, number>();
let count = 0;

function idOf(element: Element): number {
  const id = ids.get(element) ?? (count += 1);
  ids.set(element, id);
  return id;
}

/** Notices, which close by themselves, some before Tab reaches them. */
const transientNotices = '[data-sonner-toaster]';

/** Groups in which Tab reaches one element and arrow keys the others. */
const arrowGroups = '[role=tablist],[role=grid],[role=menu],[role=listbox],[role=radiogroup]';

function groupOf(element: Element): number {
  if (element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '')
    return idOf(document.querySelector(`input[type=radio][name=${CSS.escape(element.name)}]`) ?? element);
  return idOf(element.closest(arrowGroups) ?? element);
}

/** Enabled elements of the top layer: an open dialog, else the page. */
export const reachableOf = (): Reachable[] =>
  elementsOf()
    .filter((element) => isEnabled(element) && !hasItsButton(element) && !element.closest(transientNotices))
    .map((element) => ({ id: idOf(element), group: groupOf(element), name: nameOf(element) }));

/** Returns whether an element is a file input, whose button has the tab stop. */
const hasItsButton = (element: Element): boolean =>
  element.matches('input[type=file]') && !element.checkVisibility();

const nameOf = (element: Element): string => `${whereOf(element)} ${describe(element)}`;

/** The focused element; undefined without one. */
export function stopOf(): Stop | undefined {
  const element = document.activeElement;
  if (element === null || element === document.body) return undefined;
  const visiblePart = visiblePartOf(element);
  const ring = ringOf(element);
  return {
    id: idOf(element),
    group: groupOf(element),
    name: nameOf(element),
    tab: element.matches('[role=tab]'),
    // A focused dialog is visible by itself.
    ringed: ring !== undefined || element.matches('[role=dialog]'),
    ringCutBy: ring && ringCutBy(ring),
    inView: isInView(boxOf(visiblePart)),
    coveredBy: coveredNow(visiblePart),
  };
}

/** Returns whether the middle is in the window, or the box is larger than the window. */
function isInView({ top, bottom, left, right }: DOMRect): boolean {
  const isIn = (from: number, to: number, size: number) =>
    (from < 0 && to > size) || ((from + to) / 2 > 0 && (from + to) / 2 < size);
  return isIn(top, bottom, innerHeight) && isIn(left, right, innerWidth);
}
