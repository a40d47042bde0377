// @ts-check
const DEFAULT_ORIGIN = 'http://127.0.0.1:4010';

/** Where the simulator serves the page, its own origin stands in every address and scenarios can be opened. */
export function startServed() {
  const served = location.protocol !== 'file:';
  const origin = served ? location.origin : DEFAULT_ORIGIN;
  for (const place of document.querySelectorAll('[data-origin]')) place.textContent = origin;
  if (!served) return;
  for (const code of document.querySelectorAll('pre code')) {
    if (code.textContent?.includes(DEFAULT_ORIGIN))
      code.textContent = code.textContent.replaceAll(DEFAULT_ORIGIN, origin);
  }
  for (const name of /** @type {NodeListOf<HTMLElement>} */ (
    document.querySelectorAll('.scenario[data-visit]')
  )) {
    const link = document.createElement('a');
    link.href = name.dataset.visit ?? '';
    link.target = '_blank';
    link.rel = 'noopener';
    link.textContent = name.textContent;
    name.replaceChildren(link);
  }
}
