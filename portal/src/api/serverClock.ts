type Listener = () => void;

/** The provider's last known time, and the moment of that response (monotonic). */
interface Reading {
  readonly server: number;
  readonly monotonic: number;
}

let reading: Reading | undefined;
const listeners = new Set<Listener>();

/** A larger jump in ms means a clock moved by QA, not a slow network: components that show dates must update. */
const JUMP = 60_000;

export function noteServerDate(header: string): void {
  const server = Date.parse(header);
  if (Number.isNaN(server)) return;
  const jumped = Math.abs(server - serverNow()) > JUMP;
  reading = { server, monotonic: performance.now() };
  if (jumped) for (const listener of listeners) listener();
}

/** Returns the provider's current time in ms. Before the first response it is the browser's. */
export function serverNow(): number {
  return reading === undefined ? Date.now() : reading.server + (performance.now() - reading.monotonic);
}

export function onClockJump(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
