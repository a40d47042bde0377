const SHOW_DELAY = 150; // ms: a quicker page change shows no bar
const CLEAR_DELAY = 200; // ms: the middle of the 100-300 of 1 §9

/**
 * Shows loading once the work has taken a while, and clears it a little after the work is done: no flicker between two
 * steps. The bar of a quick change would only cost frames that the new page needs.
 */
export function loadingFlag(set: (loading: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = false;
  const show = (loading: boolean) => {
    shown = loading;
    set(loading);
  };
  const stop = () => clearTimeout(timer);
  return {
    begin: () => {
      stop();
      if (!shown) timer = setTimeout(() => show(true), SHOW_DELAY);
    },
    done: () => {
      stop();
      if (shown) timer = setTimeout(() => show(false), CLEAR_DELAY);
    },
    stop,
  };
}
