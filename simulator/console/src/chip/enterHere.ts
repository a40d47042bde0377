import { readWorld, startSession } from '#generated/control/client.ts';
import { ask } from '../ask.ts';
import { BASE_PATH } from '../basePath.ts';
import { startLink } from '../portalLink.ts';
import { portalParts } from './portalPage.ts';
import { renew } from './renew.ts';

const productIn = (address: string): string | null =>
  new URL(address, location.origin).searchParams.get('productCode');

/** Whom the session's world has logged in, or had last. */
async function loginNow(): Promise<string | undefined> {
  const { viewer } = await ask(readWorld, {});
  const pin: unknown = typeof viewer === 'object' && viewer !== null ? Reflect.get(viewer, 'pin') : undefined;
  return typeof pin === 'string' ? pin : undefined;
}

/**
 * Starts a scenario and shows it in this page: what was answered is asked anew, and the router goes to where the scenario
 * opens. Another product, or a page that is not to be had from outside, is loaded as by its link; so is another login: a page
 * of the portal belongs to one, and its alert of a change is not for who has just wished it.
 * @param before where the session that stood here opened
 */
export async function enterHere(name: string, visit: string, before: string): Promise<void> {
  const load = (): void => location.assign(startLink([name], visit));
  const parts = portalParts();
  if (!parts || productIn(visit) !== productIn(before)) {
    load();
    return;
  }
  const login = await loginNow();
  await ask(startSession, { scenarios: [name] });
  if ((await loginNow()) !== login) {
    location.assign(`${BASE_PATH}/front${visit}`);
    return;
  }
  try {
    await renew(parts.queries);
    await parts.router.navigate(visit);
  } catch {
    load();
  }
}

/** The same page asked anew, after the clock or a fault has changed. @param unanswered as at `renew` */
export async function refetch(unanswered?: string): Promise<void> {
  const parts = portalParts();
  try {
    if (!parts) throw new Error('the portal’s page is not to be had');
    await renew(parts.queries, unanswered);
  } catch {
    location.reload();
  }
}
