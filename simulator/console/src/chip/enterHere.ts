import { readWorld, startSession } from '#generated/control/client.ts';
import { BASE_PATH } from '../basePath.ts';
import { callControl } from '../callControl.ts';
import { startLink } from '../portalLink.ts';
import { portalParts } from './portalPage.ts';
import { renew } from './renew.ts';

const productIn = (address: string): string | null =>
  new URL(address, location.origin).searchParams.get('productCode');

/** Returns the login of the session's world; a world without a login keeps its last one. */
async function currentLogin(): Promise<string | undefined> {
  const { viewer } = await callControl(readWorld, {});
  const pin: unknown = typeof viewer === 'object' && viewer !== null ? Reflect.get(viewer, 'pin') : undefined;
  return typeof pin === 'string' ? pin : undefined;
}

/**
 * Starts a scenario and shows it in this page: refetches all data, and navigates to the scenario's page. It loads the
 * scenario's page instead if the product or the login changes, or if the chip cannot reach the portal's router. A
 * portal page belongs to one login: without a load it would show its alert about a changed login.
 * @param visit start page of the scenario
 * @param before start page of the previous scenario
 */
export async function enterHere(name: string, visit: string, before: string): Promise<void> {
  const load = (): void => location.assign(startLink([name], visit));
  const parts = portalParts();
  if (!parts || productIn(visit) !== productIn(before)) {
    load();
    return;
  }
  const login = await currentLogin();
  await callControl(startSession, { scenarios: [name] });
  if ((await currentLogin()) !== login) {
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

/** Refetches the current page after a change of clock or faults. @param unanswered same as in `renew` */
export async function refetch(unanswered?: string): Promise<void> {
  const parts = portalParts();
  try {
    if (!parts) throw new Error('the chip finds no query client in this page');
    await renew(parts.queries, unanswered);
  } catch {
    location.reload();
  }
}
