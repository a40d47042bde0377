/**
 * Saves an eighth of a worker's time: Playwright writes a stack of up to 50 frames at each of its calls, and looks for the source map of
 * each frame. Only frames of our own files have one. Playwright has no option for it.
 */
type Prepare = (error: Pick<Error, 'name' | 'message'>, frames: readonly NodeJS.CallSite[]) => string;

const isOfLibrary = (frame: NodeJS.CallSite): boolean =>
  /^node:|\/node_modules\//.test(frame.getFileName() ?? '');

/** Maps the frames of our own files only, in all stacks of this process. */
export function mapOwnFramesOnly(): void {
  const map = Error.prepareStackTrace as Prepare | undefined;
  if (map === undefined) return;
  const lineOf = (frame: NodeJS.CallSite): string =>
    // Playwright writes no `async`.
    isOfLibrary(frame)
      ? `    at ${String(frame).replace(/^async /, '')}`
      : (map({ name: '', message: '' }, [frame]).split('\n')[1] ?? '');
  Error.prepareStackTrace = (error: Error, frames) => [map(error, []), ...frames.map(lineOf)].join('\n');
}
