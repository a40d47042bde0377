/** Closes a notice that opens without a connection once the connection returns. A notice that opens with one stays. */
export async function closeOnline(shown: Promise<() => void>): Promise<void> {
  // Read before the wait: the connection may return while the notice library loads.
  if (navigator.onLine) return;
  const close = await shown;
  if (navigator.onLine) close();
  else globalThis.addEventListener('online', close, { once: true });
}
