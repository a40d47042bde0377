/** Undefined where the browser refuses it, as Firefox does together with storage: the tabs then do not hear each other. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
