import type { Page } from '@playwright/test';

/** From the next load on, every text of a page is taken out and stands in `<font>` elements, as a page translator leaves it. */
export const translatePages = (page: Page): Promise<unknown> => page.addInitScript(translate);

/** In the page: as Chrome's translator, again whenever something changes, but for amounts as well. */
function translate(): void {
  const left = new Set(['SCRIPT', 'STYLE', 'TITLE', 'TEXTAREA', 'NOSCRIPT', 'FONT']);
  const wrap = (node: Node): void => {
    if (!(node instanceof Text)) return;
    if (node.data.trim() === '' || !node.isConnected) return;
    if (node.parentElement === null || left.has(node.parentElement.nodeName)) return;
    if (node.parentElement.closest('svg') !== null) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = node.data;
    node.replaceWith(outer);
  };
  const wrapIn = (root: Node): void => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let next = walker.nextNode(); next !== null; next = walker.nextNode()) texts.push(next);
    for (const text of texts) wrap(text);
  };
  new MutationObserver((records) => {
    for (const { addedNodes, target } of records) {
      wrap(target);
      for (const node of addedNodes) {
        wrap(node);
        if (node.isConnected) wrapIn(node);
      }
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** What a part of the page says, without blanks: the same whether it is translated or not. */
export const saidBy = (page: Page, selector = 'main'): Promise<string> =>
  page
    .locator(selector)
    .evaluate((part) => (part instanceof HTMLElement ? part.innerText : '').replace(/\s+/g, ''));
