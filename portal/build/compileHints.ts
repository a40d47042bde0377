import type { Plugin } from 'vite';

/**
 * The tiers of chunks.ts that run almost completely before the first paint; a page's own chunk is added (a landing's
 * is nearly empty).
 */
const tiers = ['early', 'vendor', 'frame', 'data', 'common', 'lists'];
const page = /(?<!Landing)Page$/;

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes the browser compile these chunks while they arrive, off the main thread, instead of each function at its
 * first call: that was a quarter of the time to the first paint (docs/decisions/0004). The comment only works at the
 * top of a file; other browsers ignore it.
 */
export const compileHints = (): Plugin => ({
  name: 'portal-compile-hints',
  generateBundle: {
    // After Vite, which puts its preload list at the top.
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
