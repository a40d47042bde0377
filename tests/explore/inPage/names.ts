/** What an element is and what it is called, near enough to how a screen reader says it. */
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

export const nameOf = oncePerLook((element) => {
  const found =
    [
      byIds(element.getAttribute('aria-labelledby')),
      element.getAttribute('aria-label') ?? '',
      labelsOf(element),
      element.getAttribute('alt') ?? '',
      element.matches('select,input,textarea') ? '' : textOf(element),
      element.getAttribute('title') ?? '',
      element.getAttribute('placeholder') ?? '',
      element.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '',
      element.querySelector('img[alt]')?.getAttribute('alt') ?? '',
    ].find((name) => name.trim() !== '') ?? '';
  return found.replace(/\s+/g, ' ').trim().slice(0, 80);
});

const parts =
  '[role=dialog],[role=alertdialog],[role=region],[role=menu],[role=listbox],section,nav,header,footer,form,aside,fieldset,main';

/** The named part of the page that it stands in. */
export const whereOf = oncePerLook((element) => {
  for (let part = element.parentElement?.closest(parts); part; part = part.parentElement?.closest(parts)) {
    const name =
      byIds(part.getAttribute('aria-labelledby')).trim() || (part.getAttribute('aria-label') ?? '');
    if (name !== '') return name.replace(/\s+/g, ' ').trim().slice(0, 40);
    if (part.matches('header,footer,nav,main')) return part.tagName.toLowerCase();
  }
  return 'body';
});

/** For people: 按钮「还款」, 文字「应还」 … */
export const describe = (element: Element): string => {
  const name = nameOf(element).slice(0, 30);
  return name === ''
    ? `${roleOf(element)}.${element.getAttribute('class')?.split(' ').at(-1) ?? ''}`
    : `${roleOf(element)}「${name}」`;
};
