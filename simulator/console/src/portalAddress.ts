/** Asks other tabs of this browser for the portal's address (public/watchSession.js). */

/** Name of the channel on both sides. */
const CHANNEL = 'sim-page';

/** Tabs of this browser answer at once or not at all. */
const PATIENCE_MS = 200;

interface Told {
  readonly page: string;
  /** Time of the tester's last visit. */
  readonly seen: number;
}

/** @returns the last visited page; undefined if no tab shows the portal */
export async function portalAddress(): Promise<string | undefined> {
  const channel = new BroadcastChannel(CHANNEL);
  const told: Told[] = [];
  channel.addEventListener('message', ({ data }: MessageEvent<Partial<Told>>) => {
    const { page, seen } = data;
    if (page !== undefined && seen !== undefined) told.push({ page, seen });
  });
  channel.postMessage('where');
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  channel.close();
  return told.toSorted((a, b) => b.seen - a.seen)[0]?.page;
}
