/**
 * Parts of mandatory reading (2 §4, §9). The agree button of a contract's preview can be pressed after a countdown, and agrees only
 * if the end of the text was reached. The sign dialog shakes its checkbox if that is unticked.
 */

export const READ_SECONDS = 5;
const BOTTOM_TOLERANCE = 20; // px
export const SCROLL_DEBOUNCE = 80; // ms
export const SHAKE = 600; // ms

interface ScrollBox {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}

export const isAtBottom = ({ scrollTop, clientHeight, scrollHeight }: ScrollBox): boolean =>
  scrollHeight - clientHeight - scrollTop <= BOTTOM_TOLERANCE;

/** Reports the seconds left, down to 0, even when a background page wakes late; returns a stop function. */
export function countDown(seconds: number, show: (left: number) => void): () => void {
  const end = performance.now() + seconds * 1000;
  const timer = setInterval(() => {
    const left = Math.max(0, Math.round((end - performance.now()) / 1000));
    show(left);
    if (left === 0) clearInterval(timer);
  }, 1000);
  return () => clearInterval(timer);
}

/** Runs once the calls have paused for `delay` ms; `cancel` drops a pending run. */
export function debounced(
  run: () => void,
  delay: number,
): { readonly call: () => void; readonly cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    call() {
      clearTimeout(timer);
      timer = setTimeout(run, delay);
    },
    cancel: () => clearTimeout(timer),
  };
}

/** Returns whether the agree button can be pressed: the countdown is over. Whether it then agrees depends on the end of the text. */
export const mayPressAgree = (secondsLeft: number): boolean => secondsLeft <= 0;

/** Switches the shake of the checkbox on, and off after 600 ms; returns a stop function. */
export function shake(set: (shaking: boolean) => void): () => void {
  set(true);
  const timer = setTimeout(() => set(false), SHAKE);
  return () => clearTimeout(timer);
}
