import { startFilter } from './filter.ts';
import type { Entry } from './match.ts';
import { startSearch } from './search.ts';

const DEFAULT_ORIGIN = 'http://127.0.0.1:4010';

/** If the simulator serves the page, inserts its origin into every address and turns scenario names into links. */
function showServed(): void {
  if (location.protocol === 'file:') return;
  for (const { firstChild: text } of document.querySelectorAll('code'))
    if (text?.nodeValue?.includes(DEFAULT_ORIGIN))
      text.nodeValue = text.nodeValue.replaceAll(DEFAULT_ORIGIN, location.origin);
  for (const name of document.querySelectorAll<HTMLElement>('.scenario[data-visit]')) {
    const { textContent } = name;
    const opened = { href: name.dataset['visit']!, target: '_blank', rel: 'noopener', textContent };
    name.replaceChildren(Object.assign(document.createElement('a'), opened));
  }
}

/** Selects and copies the text of the block. Without access to the clipboard, the user copies the selection by a key. */
async function copy(button: Element): Promise<void> {
  const text = button.nextElementSibling!;
  const label = button.getAttribute('aria-label')!;
  const announce = (words: string, name = words) => {
    button.textContent = words;
    button.setAttribute('aria-label', name);
  };
  getSelection()?.selectAllChildren(text);
  const isCopied = await navigator.clipboard?.writeText(text.textContent).then(
    () => true,
    () => false,
  );
  announce(isCopied ? '已复制' : '请按 Ctrl+C');
  setTimeout(() => announce('复制', label), 1500);
}

/** The menu button of narrow windows. */
function startMenu(): void {
  const button = document.querySelector('button.menu')!;
  const side = document.getElementById('side')!;
  const toggle = (isOpen: boolean) => {
    side.classList.toggle('open', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
  };
  button.addEventListener('click', () => toggle(!side.classList.contains('open')));
  side.addEventListener('click', ({ target }) => target instanceof HTMLAnchorElement && toggle(false));
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && toggle(false));
}

showServed();
startMenu();
startFilter();
startSearch((window as { searchIndex?: readonly Entry[] }).searchIndex ?? []);
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('button.copy');
  if (button) void copy(button);
});
