import { readWorld, startSession } from '#generated/control/client.ts';
import { ask } from '../ask.ts';
import { BASE_PATH } from '../basePath.ts';
import { startLink } from '../portalLink.ts';
import { portalParts } from './portalPage.ts';
import { renew } from './renew.ts';

const productIn = (address: string): string | null =>
  new URL(address, location.origin).searchParams.get('productCode');

/** Returns the current or last login of the session's world. */
async function loginNow(): Promise<string | undefined> {
  const { viewer } = await ask(readWorld, {});
  const pin: unknown = typeof viewer === 'object' && viewer !== null ? Reflect.get(viewer, 'pin') : undefined;
  return typeof pin === 'string' ? pin : undefined;
}

/**
 * Starts a scenario in this page: responses are requested again, and the router goes to the scenario's page. Another
 * product, or a page that cannot be controlled, is loaded by its link. Another login is loaded too, because a portal
 * page belongs to one login and would show its alert. @param before page that the current session opened
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

/** Requests the same page's data again, after a change of clock or fault. @param unanswered as in `renew` */
export async function refetchPage(unanswered?: string): Promise<void> {
  const parts = portalParts();
  try {
    if (!parts) throw new Error('the portal’s page is not to be had');
    await renew(parts.queries, unanswered);
  } catch {
    location.reload();
  }
}
