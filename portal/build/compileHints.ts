import type { Plugin } from 'vite';

/**
 * Of the tiers of chunks.ts those that run, nearly all of them, before a page's first picture; and the page itself (a
 * landing's holds next to nothing).
 */
const tiers = ['early', 'vendor', 'frame', 'data', 'common', 'lists'];
const page = /(?<!Landing)Page$/;

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile these chunks whole while they arrive, beside the main thread, instead of each function on it
 * when it is first called: that was a quarter of the time to the first picture (docs/decisions/0004). The comment
 * counts only at the top of a file; a browser that does not know it passes over it.
 */
export const compileHints = (): Plugin => ({
  name: 'portal-compile-hints',
  generateBundle: {
    // After Vite, which puts its list of files to preload at the top.
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const lost = tiers.filter((tier) => !chunks.some(({ name }) => name === tier));
      if (lost.length > 0) throw new Error(`no chunk ${lost.join(', ')} to hint at (build/chunks.ts)`);
      for (const chunk of chunks)
        if (tiers.includes(chunk.name) || page.test(chunk.name)) chunk.code = hint + chunk.code;
    },
  },
});
