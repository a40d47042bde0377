/** Reads the whole page: overlays, layers, loading signs, rows, facts, texts for screen readers, and sideways scrolling. */
import type { Look, Sighting } from '../observed.ts';
import { describe, nameOf, whereOf } from './names.ts';
import { boxOf, isVisible, textOf } from './visible.ts';

const visibleElements = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter(isVisible);

export const dialogsOf = (): string[] =>
  visibleElements('[role=dialog],[role=alertdialog],dialog[open]').map(nameOf);

export const popupsOf = (): string[] =>
  visibleElements('[role=menu],[role=listbox],[role=tooltip]')
    // A menu or hint within a dialog is a part of it; a list of choices opens over it.
    .filter((element) => element.closest('[role=dialog]') === null || element.matches('[role=listbox]'))
    .map((element) => nameOf(element).slice(0, 40));

const overlays = '[role=dialog],[role=menu],[role=listbox],[role=tooltip],dialog';

/** Returns invisible layers over nearly the whole window: the page below is visible, but clicks do not reach it. */
export function ghostsOf(): string[] {
  const points = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.15, 0.5, 0.9].map((y) => [x * innerWidth, y * innerHeight] as const),
  );
  const hits = points.flatMap(([x, y]) => document.elementFromPoint(x, y) ?? []);
  const layers = new Set(hits.flatMap((hit) => layerOf(hit) ?? []));
  return [...layers]
    .filter(
      (layer) =>
        hits.every((hit) => layer.contains(hit)) &&
        hits.length === points.length &&
        // The layer beside an open list closes the list on a click outside.
        ![...(layer.closest('[role=presentation]') ?? layer).querySelectorAll(overlays)].some(isVisible) &&
        paintsNothing(layer),
    )
    .map(describe);
}

function layerOf(element: Element): Element | undefined {
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    const { width, height } = boxOf(at);
    const covers = width >= innerWidth * 0.95 && height >= innerHeight * 0.95;
    if (covers && ['fixed', 'absolute'].includes(getComputedStyle(at).position)) return at;
  }
  return undefined;
}

const paintsNothing = (layer: Element): boolean =>
  [layer, ...layer.querySelectorAll('*')].every((element) => {
    const { backgroundColor, backgroundImage, opacity, visibility } = getComputedStyle(element);
    if (visibility === 'hidden' || Number(opacity) === 0) return true;
    const hasBackground =
      !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) || backgroundImage !== 'none';
    return (
      !hasBackground &&
      (element.children.length > 0 || (element.textContent ?? '').trim() === '' || !isVisible(element))
    );
  });

/** Returns whether the page is inert without an overlay that has controls. */
export const isFrozen = (): boolean =>
  [...document.body.children].some(
    (child) => child.matches('[inert],[aria-hidden=true]') && child.querySelector('main,h1') !== null,
  ) && visibleElements('a[href],button,input,[tabindex]').length === 0;

/** Returns the loading signs. */
export const waitingOf = (): string[] => [
  ...visibleElements('[aria-busy=true]').map(describe),
  ...visibleElements('[role=progressbar]:not([aria-valuenow])').map(describe),
];

/** Returns the rows of tables and lists, each as its short separate words. */
export const rowsOf = (): string[][] =>
  visibleElements('tbody tr,[role=row],li,dl')
    .filter((row) => row.querySelector('tbody tr,[role=row],li') === null)
    .map((row) =>
      [row, ...row.querySelectorAll('*')]
        .filter((element) => element.children.length === 0 || element.matches('.tag,[data-fact]'))
        .map((element) => element.textContent?.trim() ?? '')
        .filter((text) => text !== '' && text.length <= 8),
    );

/** Returns all facts on the page, also in texts for screen readers, which must give the same figures. */
export const sightingsOf = (): Sighting[] =>
  [...document.querySelectorAll('[data-fact]')]
    .filter((element) => element.closest('[inert],[aria-hidden=true]') === null && element.checkVisibility())
    .map((element) => ({
      fact: element.getAttribute('data-fact') ?? '',
      text: textOf(element),
      at: location.pathname,
      sumOf: element.getAttribute('data-sum-of')?.split(' '),
    }));

/** Returns the texts for screen readers only: hints, labels, names. */
export const spokenOf = (): string[] => [
  ...new Set(
    visibleElements('[aria-label],[placeholder],[title],img[alt]').flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) => element.getAttribute(name) || []),
    ),
  ),
];

const isStickyAtTheRight = (part: Element): boolean => {
  const { position, right } = getComputedStyle(part);
  return position === 'sticky' && right === '0px';
};

/** A box with less hidden content, in px, counts as one that does not scroll. */
const LEAST_HIDDEN_PX = 16;
/** A part counts as cut by the edge if this much of it lies on either side, in px. */
const LEAST_PART_PX = 6;

/** Returns boxes that scroll sideways and whose edge falls between two parts, so that nothing shows the hidden ones. */
export function stripsOf(): Look['strips'][number][] {
  return [...document.querySelectorAll('*')].flatMap((element) => {
    const more = element.scrollWidth - element.clientWidth - element.scrollLeft;
    if (more < LEAST_HIDDEN_PX || !isVisible(element)) return [];
    const { overflowX, maskImage } = getComputedStyle(element);
    if (!['auto', 'scroll'].includes(overflowX) || maskImage !== 'none') return [];
    const edge = boxOf(element).right;
    const leaves = [...element.querySelectorAll('*')].filter(
      (part) =>
        part.children.length === 0 && boxOf(part).width > 0 && getComputedStyle(part).visibility !== 'hidden',
    );
    // A sticky column with its edge line shows that the rest scrolls under it.
    if ([...element.querySelectorAll('th,td,button')].some(isStickyAtTheRight)) return [];
    const straddles = leaves.some(
      (part) => boxOf(part).left < edge - LEAST_PART_PX && boxOf(part).right > edge + LEAST_PART_PX,
    );
    const hidden = leaves
      .filter((part) => boxOf(part).left >= edge)
      .map((part) => part.textContent?.trim() ?? '');
    const hiddenText = hidden
      .filter((text) => text !== '')
      .slice(0, 3)
      .join('、');
    return straddles || hiddenText === ''
      ? []
      : [{ where: `${whereOf(element)} ${describe(element).slice(0, 30)}`, hidden: hiddenText }];
  });
}
