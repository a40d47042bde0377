const CHANNEL = 'portal-session';

/** What this tab has changed of the session, opened or cancelled a product, the other tabs show too. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Returns how to stop listening. */
export function onOtherTabs(listen: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listen;
  return () => channel.close();
}
