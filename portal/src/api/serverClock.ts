type Listener = () => void;

/** The provider's time at the last answer that said it, and when that answer came (monotonic). */
interface Reading {
  readonly server: number;
  readonly monotonic: number;
}

let reading: Reading | undefined;
const listeners = new Set<Listener>();

/** A jump beyond this is a clock that QA moved, not a slow network: whoever shows dates must know. */
const JUMP = 60_000;

export function noteServerDate(header: string): void {
  const server = Date.parse(header);
  if (Number.isNaN(server)) return;
  const jumped = Math.abs(server - serverNow()) > JUMP;
  reading = { server, monotonic: performance.now() };
  if (jumped) for (const listener of listeners) listener();
}

/** The provider's now in ms. Before the first answer it is the browser's. */
export function serverNow(): number {
  return reading === undefined ? Date.now() : reading.server + (performance.now() - reading.monotonic);
}

export function onClockJump(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
