/** Shows one line of progress on a terminal. */

interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Shortest time between two updates of the line. */
const UPDATE_INTERVAL_MS = 100;

/** Returns functions that show the progress, and clear the line. On a screen that is no terminal they write nothing. */
export function progressLine(screen: Screen): {
  show: (done: number, planned: number) => void;
  clear: () => void;
} {
  let last = 0;
  const write = (text: string): void => {
    if (screen.isTTY) screen.write(`\r\u001b[K${text}`);
  };
  return {
    show(done, planned) {
      const now = performance.now();
      if (now - last < UPDATE_INTERVAL_MS) return;
      last = now;
      write(`${done} of ${planned} requests`);
    },
    clear: () => write(''),
  };
}
