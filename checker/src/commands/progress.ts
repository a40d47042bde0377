/** Shows one line of progress on a terminal. */

interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const EVERY_MS = 100;

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
      if (now - last < EVERY_MS) return;
      last = now;
      write(`${done} of ${planned} requests`);
    },
    clear: () => write(''),
  };
}
