/**
 * Loads once and keeps the result; after a failure the next call tries again. `import()` would cache too, but
 * resolves a task later, and the page being left would render once more.
 */
export function remember<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let kept: Promise<Module> | undefined;
  return () => {
    kept ??= load().catch((thrown: unknown) => {
      kept = undefined;
      throw thrown;
    });
    return kept;
  };
}
