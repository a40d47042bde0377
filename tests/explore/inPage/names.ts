/** Role and name of an element, close to a screen reader's words. */
import { oncePerLook } from './oneLook.ts';
import { textOf } from './visible.ts';

const rolesByTag: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  SELECT: 'combobox',
  SUMMARY: 'button',
  TEXTAREA: 'textbox',
  SVG: 'img',
  IMG: 'img',
};

const rolesByType: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  button: 'button',
  submit: 'button',
  file: 'button',
  number: 'spinbutton',
};

export function roleOf(element: Element): string {
  const explicit = element.getAttribute('role');
  if (explicit) return explicit;
  if (element instanceof HTMLInputElement) return rolesByType[element.type] ?? 'textbox';
  return rolesByTag[element.tagName.toUpperCase()] ?? element.tagName.toLowerCase();
}

const byIds = (ids: string | null): string =>
  (ids ?? '')
    .split(/\s+/)
    .flatMap((id) => document.getElementById(id) ?? [])
    .map((element) => element.textContent ?? '')
    .join(' ');

const labelsOf = (element: Element): string =>
  'labels' in element && element.labels instanceof NodeList
    ? [...element.labels].map((label) => label.textContent ?? '').join(' ')
    : '';

/** Sources of a name; the first non-empty one counts. */
const sources: readonly ((element: Element) => string | null | undefined)[] = [
  (element) => byIds(element.getAttribute('aria-labelledby')),
  (element) => element.getAttribute('aria-label'),
  labelsOf,
  (element) => element.getAttribute('alt'),
  (element) => (element.matches('select,input,textarea') ? '' : textOf(element)),
  (element) => element.getAttribute('title'),
  (element) => element.getAttribute('placeholder'),
  (element) => element.querySelector('[aria-label]')?.getAttribute('aria-label'),
  (element) => element.querySelector('img[alt]')?.getAttribute('alt'),
];

export const nameOf = oncePerLook((element) => {
  for (const source of sources) {
    const name = (source(element) ?? '').replace(/\s+/g, ' ').trim();
    if (name !== '') return name.slice(0, 80);
  }
  return '';
});

const regions =
  '[role=dialog],[role=alertdialog],[role=region],[role=menu],[role=listbox],section,nav,header,footer,form,aside,fieldset,main';

/** Returns the name of the region or dialog around the element. */
export const whereOf = oncePerLook((element): string => {
  const region = element.parentElement?.closest(regions);
  return region ? regionNameOf(region) : 'body';
});

const regionNameOf = oncePerLook((region) => {
  const name =
    byIds(region.getAttribute('aria-labelledby')).trim() || (region.getAttribute('aria-label') ?? '');
  if (name !== '') return name.replace(/\s+/g, ' ').trim().slice(0, 40);
  return region.matches('header,footer,nav,main') ? region.tagName.toLowerCase() : whereOf(region);
});

/** Returns a description for the readers of a finding: role and name, or role and class. */
export const describe = (element: Element): string => {
  const name = nameOf(element).slice(0, 30);
  return name === ''
    ? `${roleOf(element)}.${element.getAttribute('class')?.split(' ').at(-1) ?? ''}`
    : `${roleOf(element)}「${name}」`;
};
