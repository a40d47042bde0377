import { byId } from './dom.js';

/**
 * Tabs with arrow keys; the chosen one is in the URL's hash.
 * @param {string[]} names
 * @param {(name: string) => Promise<void>} show
 * @returns {() => string} the chosen one
 */
export function showTabs(names, show) {
  const chosen = () => (names.includes(location.hash.slice(1)) ? location.hash.slice(1) : names[0]);
  const draw = () => {
    for (const name of names) {
      const selected = name === chosen();
      byId(`tab-${name}`).setAttribute('aria-selected', String(selected));
      byId(`tab-${name}`).tabIndex = selected ? 0 : -1;
      byId(`panel-${name}`).hidden = !selected;
    }
  };
  const choose = (name) => {
    history.replaceState(null, '', `#${name}`);
    draw();
    void show(name);
  };
  names.forEach((name, index) => {
    byId(`tab-${name}`).addEventListener('click', () => choose(name));
    byId(`tab-${name}`).addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (!step) return;
      const next = names[(index + step + names.length) % names.length];
      choose(next);
      byId(`tab-${next}`).focus();
    });
  });
  draw();
  return chosen;
}
