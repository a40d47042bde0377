let initialised = false;

/** 1 §4: set by the first frame load. The first page of a load is reported as such. */
export const isFrameInitialised = (): boolean => initialised;

/** @returns whether this was the first load */
export function markFrameInitialised(): boolean {
  const first = !initialised;
  initialised = true;
  return first;
}
