const DEBOUNCE = 300; // ms, 1 §9

/** Runs only the last of several calls within the delay. */
export function debounce<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
  delay: number = DEBOUNCE,
): (...args: Args) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (...args) => {
    clearTimeout(timer);
    timer = setTimeout(() => act(...args), delay);
  };
}
