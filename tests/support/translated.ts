import type { Page } from '@playwright/test';

/** Wraps every text of later pages in `<font>` elements, as a page translator does. */
export const translatePages = (page: Page): Promise<unknown> => page.addInitScript(translate);

/** Runs in the page: works as Chrome's translator after each change, but translates amounts too. */
function translate(): void {
  const skipped = new Set(['SCRIPT', 'STYLE', 'TITLE', 'TEXTAREA', 'NOSCRIPT', 'FONT']);
  const wrap = (node: Node): void => {
    if (!(node instanceof Text)) return;
    if (node.data.trim() === '' || !node.isConnected) return;
    if (node.parentElement === null || skipped.has(node.parentElement.nodeName)) return;
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

/** Returns the text of a part of the page without blanks, equal with and without translation. */
export const textOf = (page: Page, selector = 'main'): Promise<string> =>
  page
    .locator(selector)
    .evaluate((part) => (part instanceof HTMLElement ? part.innerText : '').replace(/\s+/g, ''));
