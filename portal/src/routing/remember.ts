/**
 * Loads once and keeps what came; after a failure the next one tries again. `import()` would remember too, but
 * answers a task later, and by then the page that one leaves has been drawn once more.
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
