import type { Location, UIMatch } from 'react-router-dom';
import { isPage } from '../usePage.ts';

/** A kept page is found where it was left, however one comes back; any other page begins at its top. */
export function scrollKey(location: Location, matches: UIMatch[]): string {
  const route = matches.map((match) => match.handle).findLast(isPage);
  return route?.flags.keepAlive ? route.path : location.key;
}
