/** Where the portal stands in another tab of this browser: its page knows, and says so when asked (public/watchSession.js). */

/** The name both sides speak by. */
const CHANNEL = 'sim-page';

/** Tabs of this browser answer at once or not at all. */
const PATIENCE_MS = 200;

interface Told {
  readonly page: string;
  /** When a tester last looked at it. */
  readonly seen: number;
}

/** @returns the page that was last looked at; undefined where no tab shows the portal */
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
