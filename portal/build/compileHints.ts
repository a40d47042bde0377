import type { Plugin } from 'vite';

/**
 * The tiers of chunks.ts whose code runs almost completely before the first paint. Chunks of pages get the hint too,
 * except those of landing pages, which are nearly empty.
 */
const tiers = ['early', 'vendor', 'frame', 'data', 'common', 'lists', 'fields', 'calls'];
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
      const missing = tiers.filter((tier) => !chunks.some(({ name }) => name === tier));
      if (missing.length > 0)
        throw new Error(`build/chunks.ts makes no chunk ${missing.join(', ')}, which compileHints.ts names`);
      for (const chunk of chunks)
        if (tiers.includes(chunk.name) || page.test(chunk.name)) chunk.code = hint + chunk.code;
    },
  },
});
