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
  const given = element.getAttribute('role');
  if (given) return given;
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

const parts =
  '[role=dialog],[role=alertdialog],[role=region],[role=menu],[role=listbox],section,nav,header,footer,form,aside,fieldset,main';

/** Returns the name of the region or dialog around the element. */
export const whereOf = oncePerLook((element): string => {
  const part = element.parentElement?.closest(parts);
  return part ? calledOf(part) : 'body';
});

const calledOf = oncePerLook((part) => {
  const name = byIds(part.getAttribute('aria-labelledby')).trim() || (part.getAttribute('aria-label') ?? '');
  if (name !== '') return name.replace(/\s+/g, ' ').trim().slice(0, 40);
  return part.matches('header,footer,nav,main') ? part.tagName.toLowerCase() : whereOf(part);
});

/** Returns a description for readers: 按钮「还款」, 文字「应还」 … */
export const describe = (element: Element): string => {
  const name = nameOf(element).slice(0, 30);
  return name === ''
    ? `${roleOf(element)}.${element.getAttribute('class')?.split(' ').at(-1) ?? ''}`
    : `${roleOf(element)}「${name}」`;
};
