/** Finds the portal's page in another tab of this browser: the page answers with its address (public/watchSession.js). */

/** Name of the common channel. */
const CHANNEL = 'sim-page';

/** Tabs of this browser answer at once or not at all. */
const PATIENCE_MS = 200;

interface PortalAnswer {
  readonly page: string;
  /** Time of the tester's last view. */
  readonly seen: number;
}

/** @returns the page viewed last; undefined when no tab shows the portal */
export async function portalAddress(): Promise<string | undefined> {
  const channel = new BroadcastChannel(CHANNEL);
  const answers: PortalAnswer[] = [];
  channel.addEventListener('message', ({ data }: MessageEvent<Partial<PortalAnswer>>) => {
    const { page, seen } = data;
    if (page !== undefined && seen !== undefined) answers.push({ page, seen });
  });
  channel.postMessage('where');
  await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  channel.close();
  return answers.toSorted((a, b) => b.seen - a.seen)[0]?.page;
}
