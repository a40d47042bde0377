let initialised = false;

/** 1 §4: set by the first frame load. Reports mark the first page of a load. */
export const isFrameInitialised = (): boolean => initialised;

/** @returns true on the first load */
export function markFrameInitialised(): boolean {
  const first = !initialised;
  initialised = true;
  return first;
}
