/** Finds the portal's page in another tab of this browser: the page answers with its address (public/watchSession.js). */

/** Name of the common channel. */
const CHANNEL = 'sim-page';

/** Time to wait for answers: tabs of this browser answer at once or not at all. */
const WAIT_MS = 200;

interface PortalAnswer {
  readonly page: string;
  /** Time at which the tester last viewed the page, in ms. */
  readonly viewedAt: number;
}

/** @returns the page viewed last; undefined when no tab shows the portal */
export async function portalAddress(): Promise<string | undefined> {
  const channel = new BroadcastChannel(CHANNEL);
  const answers: PortalAnswer[] = [];
  channel.addEventListener('message', ({ data }: MessageEvent<Partial<PortalAnswer>>) => {
    const { page, viewedAt } = data;
    if (page !== undefined && viewedAt !== undefined) answers.push({ page, viewedAt });
  });
  channel.postMessage('where');
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  channel.close();
  return answers.toSorted((a, b) => b.viewedAt - a.viewedAt)[0]?.page;
}
