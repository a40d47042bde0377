// @ts-check
import { findEntries } from './match.js';

const SHOWN = 40;

/**
 * The search box of every page: `/` goes to it, arrows move in its list, Enter opens, Esc closes.
 * @param {readonly import('./match.js').Entry[]} index
 */
export function startSearch(index) {
  const box = /** @type {HTMLInputElement} */ (document.getElementById('search'));
  const list = /** @type {HTMLElement} */ (document.getElementById('results'));
  const found = /** @type {HTMLElement} */ (document.getElementById('found'));
  let active = -1;

  const options = () => /** @type {HTMLAnchorElement[]} */ ([...list.querySelectorAll('[role=option]')]);

  /** @param {boolean} open */
  const show = (open) => {
    list.hidden = !open;
    box.setAttribute('aria-expanded', String(open));
    if (!open) activate(-1);
  };

  /** @param {number} next */
  const activate = (next) => {
    active = next;
    for (const [position, option] of options().entries()) {
      option.setAttribute('aria-selected', String(position === active));
      if (position === active) option.scrollIntoView({ block: 'nearest' });
    }
    if (active < 0) box.removeAttribute('aria-activedescendant');
    else box.setAttribute('aria-activedescendant', `result-${active}`);
  };

  const search = () => {
    const hits = findEntries(index, box.value);
    list.replaceChildren(...hits.slice(0, SHOWN).map(optionOf), ...remainder(hits.length));
    found.textContent = box.value.trim() === '' ? '' : `${hits.length} 条结果`;
    activate(-1);
    show(box.value.trim() !== '');
  };

  box.addEventListener('input', search);
  // Typed before this script was there.
  if (document.activeElement === box) search();
  box.addEventListener('focus', () => show(box.value.trim() !== '' && list.childElementCount > 0));
  box.addEventListener('keydown', (event) => {
    const count = options().length;
    if (event.key === 'ArrowDown' && count > 0) activate((active + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) activate((active - 1 + count) % count);
    else if (event.key === 'Enter') options()[Math.max(active, 0)]?.click();
    else if (event.key === 'Escape') show(false);
    else return;
    event.preventDefault();
  });
  list.addEventListener('click', () => {
    show(false);
    box.blur();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !box.parentElement?.contains(target)) show(false);
  });
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof Element && event.target.matches('input, select, textarea');
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    box.focus();
  });
}

/**
 * @param {import('./match.js').Entry} entry
 * @param {number} position
 */
function optionOf([kind, title, note, url], position) {
  const option = document.createElement('a');
  option.href = url;
  option.id = `result-${position}`;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.tabIndex = -1;
  option.append(part('tag', kind), part('hit', title), part('muted', note));
  return option;
}

/** @param {number} total */
function remainder(total) {
  if (total === 0) return [part('rest', '没有找到')];
  return total > SHOWN ? [part('rest', `另有 ${total - SHOWN} 条，请多写几个字`)] : [];
}

/**
 * @param {string} name
 * @param {string} text
 */
function part(name, text) {
  const span = document.createElement('span');
  span.className = name;
  span.textContent = text;
  return span;
}
