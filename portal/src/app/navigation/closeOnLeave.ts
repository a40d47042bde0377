import { leaveDialogs } from '../../ui/dialog/openDialog.ts';
import { closePaper } from '../../ui/print/papers.ts';
import type { DataRouter } from '../../ui/router/reactRouter.tsx';
import { hideSystemError } from '../overlay/systemError.ts';

/**
 * Closes overlays of the page in the shell when a navigation to another address starts, Back and Forward included.
 * Overlays that the navigation itself opens, such as the guard's dialog, belong to the next page and stay. The
 * identity alert has its own host and stays too.
 */
export function closeOnLeave(router: Pick<DataRouter, 'state' | 'subscribe'>): void {
  let target = targetOf(router.state);
  router.subscribe((state) => {
    const next = targetOf(state);
    if (next === target) return;
    target = next;
    leaveDialogs();
    closePaper();
    hideSystemError();
  });
}

const targetOf = ({ location, navigation }: DataRouter['state']): string => {
  const { pathname, search } = navigation.location ?? location;
  return pathname + search;
};
