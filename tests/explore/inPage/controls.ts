/** Finds all controls of the page. */
import type { Box, Control } from '../observed.ts';
import { coverOf, overlays } from './covered.ts';
import { nameOf, roleOf, whereOf } from './names.ts';
import { oncePerLook } from './oneLook.ts';
import { plain } from './pieces.ts';
import { boxOf, isVisible, textOf } from './visible.ts';

const controlSelector =
  'a[href],button,summary,input:not([type=hidden]),select,textarea,[role=button],[role=link],[role=tab],[role=checkbox],[role=radio],[role=switch],[role=menuitem],[role=option],[role=combobox]';

const nativeTypes = new Set(['date', 'month', 'time', 'datetime-local', 'week', 'color']);

/** Returns the element that shows a control: a label may draw a check box, a button a file input. */
export function visiblePartOf(element: Element): Element {
  const hidden =
    element instanceof HTMLInputElement &&
    (boxOf(element).width < 4 || getComputedStyle(element).opacity === '0');
  return hidden ? (element.closest('label') ?? element.parentElement ?? element) : element;
}

/** The touch target: a choice includes its label. */
const touchTargetOf = (element: Element): Element =>
  (element.matches('input[type=radio],input[type=checkbox]') ? element.closest('label') : null) ??
  visiblePartOf(element);

export const elementsOf = (): Element[] =>
  [...document.querySelectorAll(controlSelector)].filter((element) => isVisible(visiblePartOf(element)));

/** Reads all positions first, because the check for covers scrolls. */
export const controlsOf = (): Control[] =>
  elementsOf()
    .map((element) => ({ element, box: plain(boxOf(touchTargetOf(element))) }))
    .map(controlOf);

function controlOf({ element, box }: { element: Element; box: Box }, index: number): Control {
  const visiblePart = visiblePartOf(element);
  const role = roleOf(element);
  return {
    index,
    role,
    name: nameOf(element) || nameOf(visiblePart),
    where: whereOf(element),
    box,
    enabled: isEnabled(element),
    reason: reasonOf(element),
    current: isCurrent(element),
    writable: element.matches(
      'textarea,input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=file])',
    ),
    inline: isInline(visiblePart),
    layer: layerOf(visiblePart),
    href: element instanceof HTMLAnchorElement ? element.href : undefined,
    native: nativeOf(element),
    coveredBy: coverOf(visiblePart, 'to the finger'),
  };
}

export const isEnabled = (element: Element): boolean =>
  !element.matches(':disabled,[aria-disabled=true]') && !element.closest('fieldset:disabled');

function nativeOf(element: Element): string | undefined {
  if (element instanceof HTMLSelectElement) return 'select';
  return element instanceof HTMLInputElement && nativeTypes.has(element.type)
    ? `input[type=${element.type}]`
    : undefined;
}

/** Returns the reason that a control gives: its hint, its title, a title or label of the two elements around it, or `busy`. */
function reasonOf(element: Element): string {
  const described = (element.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id)?.textContent ?? '');
  const around = [element, element.parentElement, element.parentElement?.parentElement].flatMap((at) => [
    at?.getAttribute('title') ?? '',
    at === element ? '' : (at?.getAttribute('aria-label') ?? ''),
  ]);
  const busy = element.matches('[aria-busy=true]') ? 'busy' : '';
  return [...described, ...around, busy].find((text) => text.trim() !== '') ?? '';
}

/** Returns whether a toggle is the pressed one of a group, such as a filter. A single toggle can be released again. */
const isChosen = (element: Element): boolean =>
  element.matches('[aria-pressed=true]') &&
  (element.parentElement?.querySelectorAll(':scope > [aria-pressed]').length ?? 0) > 1;

const isCurrent = (element: Element): boolean =>
  element.matches(
    '[aria-current]:not([aria-current=false]),[aria-selected=true],[role=radio][aria-checked=true],input[type=radio]:checked',
  ) ||
  isChosen(element) ||
  (element instanceof HTMLAnchorElement && element.href === location.href);

const layers: Element[] = [];

/** Returns whether content scrolls under the edges of an element, so that its neighbours depend on the scroll position. */
function isScrollBox(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  return (
    (/auto|scroll/.test(overflowX) && scrollWidth > clientWidth + 1) ||
    (/auto|scroll/.test(overflowY) && scrollHeight > clientHeight + 1)
  );
}

/** Returns whether an element is fixed or sticky: a rail, a bottom bar, the head of a table. */
function isFixedOrSticky(element: Element): boolean {
  const { position, top, bottom } = getComputedStyle(element);
  return position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'));
}

/** Returns the nearest scroll box; undefined if it is the page. */
const scrollLayerOf = oncePerLook((element): Element | undefined => {
  if (element === document.body || element.parentElement === null) return undefined;
  // Each cell of a head is sticky, and so is the head.
  if (element.matches(overlays) || isFixedOrSticky(element) || isScrollBox(element))
    return element.closest('thead') ?? element;
  return scrollLayerOf(element.parentElement);
});

function layerOf(element: Element): number {
  const layer = scrollLayerOf(element);
  if (layer === undefined) return 0;
  if (!layers.includes(layer)) layers.push(layer);
  return layers.indexOf(layer) + 1;
}

/** Returns whether a control is a part of a sentence, such as a link in a paragraph. */
function isInline(element: Element): boolean {
  const parent = element.parentElement;
  return (
    getComputedStyle(element).display === 'inline' &&
    parent !== null &&
    textOf(parent).length > textOf(element).length
  );
}

interface WantedControl {
  readonly role: string;
  readonly name: string;
  readonly where: string;
  readonly index?: number;
}

/** Returns the control with this role, name and region; of several, the nearest to the old position. */
export function find({ role, name, where, index = 0 }: WantedControl): Element | undefined {
  const named = elementsOf()
    .map((element, place) => ({ element, place }))
    .filter(
      ({ element }) =>
        roleOf(element) === role && (nameOf(element) || nameOf(visiblePartOf(element))) === name,
    );
  const here = named.filter(({ element }) => whereOf(element) === where);
  const [nearest] = (here.length > 0 ? here : named).sort(
    (one, other) => Math.abs(one.place - index) - Math.abs(other.place - index),
  );
  return nearest?.element;
}
