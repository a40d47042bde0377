/** Returns undefined if the browser refuses it, as Firefox does together with storage: tabs then do not communicate. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
