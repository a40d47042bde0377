import { startSession } from '#generated/control/client.ts';
import { ask } from '../ask.ts';
import { startLink } from '../portalLink.ts';
import { portalParts } from './portalPage.ts';

const productIn = (address: string): string | null =>
  new URL(address, location.origin).searchParams.get('productCode');

/**
 * Starts a scenario and shows it in this page: what was answered is asked anew, and the router goes to where the scenario
 * opens. Another product, or a page that is not to be had from outside, is loaded as by its link.
 * @param product of the session that stood here
 */
export async function enterHere(name: string, visit: string, before: string): Promise<void> {
  const parts = portalParts();
  if (!parts || productIn(visit) !== productIn(before)) {
    location.assign(startLink([name], visit));
    return;
  }
  await ask(startSession, { scenarios: [name] });
  // Not waited for: the page that is left may still ask, and the one to come asks at once.
  void parts.queries.resetQueries();
  await parts.router.navigate(visit);
}

/** The same page asked anew, after the clock or a fault has changed. */
export async function askAnew(): Promise<void> {
  const parts = portalParts();
  if (parts) await parts.queries.resetQueries();
  else location.reload();
}
