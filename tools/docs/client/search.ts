import Combobox from '@github/combobox-nav';
import { type Entry, findEntries } from './match.ts';

/** Maximum number of results in the list. */
const SHOWN = 40;

/** Starts the search box of every page. `/` focuses it, arrows move in its list, Enter opens, Esc closes. */
export function startSearch(index: readonly Entry[]): void {
  const box = document.querySelector<HTMLInputElement>('#search')!;
  const [panel, list, found] = ['results', 'options', 'found'].map((id) => document.getElementById(id)!);
  const combobox = new Combobox(box, list!, {
    firstOptionSelectionMode: 'active',
    tabInsertsSuggestions: false,
  });

  const close = () => {
    panel!.hidden = true;
    combobox.stop();
  };
  const search = () => {
    close();
    const hits = findEntries(index, box.value);
    list!.replaceChildren(...hits.slice(0, SHOWN).map(optionOf));
    found!.textContent = summary(hits.length);
    if (box.value.trim() === '') return;
    panel!.hidden = false;
    combobox.start();
  };

  box.addEventListener('input', search);
  box.addEventListener('focus', search);
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  list!.addEventListener('combobox-commit', () => (close(), box.blur()));
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !box.parentElement!.contains(target)) close();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    box.focus();
  });
  // The reader may have typed before this script loaded.
  if (document.activeElement === box) search();
}

function summary(total: number): string {
  if (total === 0) return '没有找到';
  return total > SHOWN ? `${total} 条结果，列出前 ${SHOWN} 条，请多写几个字` : `${total} 条结果`;
}

function optionOf([kind, title, note, url]: Entry, position: number): HTMLElement {
  const option = Object.assign(document.createElement('a'), {
    href: url,
    id: `result-${position}`,
    tabIndex: -1,
  });
  option.setAttribute('role', 'option');
  option.append(span('tag', kind), span('', title), span('muted', note));
  return option;
}

const span = (className: string, textContent: string): HTMLElement =>
  Object.assign(document.createElement('span'), { className, textContent });
