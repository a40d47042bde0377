let initialised = false;

/** Returns whether the frame has loaded since the page was opened. Usage reports mark the first page so. 1 §4 */
export const isFrameInitialised = (): boolean => initialised;

/** @returns true on the first load */
export function markFrameInitialised(): boolean {
  const first = !initialised;
  initialised = true;
  return first;
}
