/** The portal and its simulator, as the explorer needs them. */
import type { Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { operations } from '#generated/catalogue.ts';
import { services } from '#generated/services.ts';
import { routes } from '#portal/app/routes.ts';
import { leftovers, type ConsoleError, type Fault, type LogEntry } from '../../support/leftovers.ts';
import type { Visit, Width } from '../plan.ts';
import type { Surroundings } from './session.ts';

const BASE = '/front';
const HEIGHTS = { 1440: 900, 1024: 768, 720: 900, 375: 740, 320: 568 } as const;

export const sizeOf = (width: Width) =>
  width === 'paper' ? { width: 1440, height: 900 } : { width: Number(width), height: HEIGHTS[width] };

/** Opens a page of the portal in a new session of the simulator, and clears the browser's storage. */
export async function openFresh(page: Page, origin: string, { scenario, path, width }: Visit): Promise<void> {
  if (page.url().startsWith(origin))
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  // Requests of the previous page would have no session, and the next page would show a lost session.
  await page.goto('about:blank');
  await page.context().clearCookies();
  // Moves the pointer away, because a hovered control looks different.
  await page.mouse.move(0, 0);
  await page.setViewportSize(sizeOf(width));
  const query = `${path.includes('?') ? '&' : '?'}scenario=${encodeURIComponent(scenario)}`;
  await page.goto(`${origin}${BASE}${path}${query}`);
}

/** The parts of the portal and the simulator that a session asks. */
export const surroundings = (page: Page, origin: string): Surroundings => ({
  ours: (url) => url.startsWith(`${origin}${BASE}/`),
  unprovoked: (errors) => unprovoked(page, origin, errors),
});

/** Returns the errors that the scenario's faults do not explain. */
async function unprovoked(page: Page, origin: string, console: readonly ConsoleError[]): Promise<string[]> {
  const read = async <T>(path: string): Promise<T> => {
    const answer = await page.request.get(`${origin}/_sim/api/${path}`);
    return (await answer.json()) as T;
  };
  const [log, faults] = await Promise.all([read<LogEntry[]>('log'), read<Fault[]>('faults')]);
  return leftovers({ log, faults: faults.filter(({ used }) => used > 0), console });
}

/** Files that a link may open: the third-party notices of the build. */
const linkedFiles: ReadonlySet<string> = new Set(['/licenses.txt']);

/** Returns whether a link may lead to an address: a page or file of the portal, a page of the simulator, telephone or mail. */
export function leadsSomewhere(href: string): boolean {
  const url = new URL(href);
  if (/^(tel|mailto):$/.test(url.protocol)) return true;
  if (!/^https?:$/.test(url.protocol)) return false;
  if (url.pathname.startsWith('/_sim/')) return true;
  if (url.pathname !== BASE && !url.pathname.startsWith(`${BASE}/`)) return false;
  const path = url.pathname.slice(BASE.length) || '/';
  if (linkedFiles.has(path)) return true;
  return path === '/' || routes.some((route) => route.path !== '*' && matchPath(route.path, path) !== null);
}

const readPaths: ReadonlySet<string> = new Set(
  Object.values(services).flatMap(({ name, base }) =>
    Object.values(operations[name])
      .filter(({ effect }) => effect === 'read')
      .map(({ path }) => `${base}${path}`),
  ),
);

/** Returns whether a request of the portal changed something, so that earlier figures may be outdated. */
export const isWrite = (url: string): boolean => {
  const { pathname } = new URL(url);
  return !pathname.startsWith(BASE) && !readPaths.has(pathname);
};
