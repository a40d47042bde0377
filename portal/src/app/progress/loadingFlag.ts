const CLEAR_DELAY = 200; // ms: the middle of the 100-300 of 1 §9

/** Shows loading at once and clears it a little after the work is done: no flicker between two steps. */
export function loadingFlag(set: (loading: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  return {
    begin: () => {
      stop();
      set(true);
    },
    done: () => {
      stop();
      timer = setTimeout(() => set(false), CLEAR_DELAY);
    },
    stop,
  };
}
