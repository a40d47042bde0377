import { openChannel } from '../storage/channel.ts';

const CHANNEL = 'portal-session';

/** What this tab has changed of the session, opened or cancelled a product, the other tabs show too. */
export function tellOtherTabs(): void {
  const channel = openChannel(CHANNEL);
  channel?.postMessage(null);
  channel?.close();
}

/** Returns how to stop listening. */
export function onOtherTabs(listen: () => void): () => void {
  const channel = openChannel(CHANNEL);
  channel?.addEventListener('message', listen);
  return () => channel?.close();
}
