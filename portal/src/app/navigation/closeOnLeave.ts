import { leaveDialogs } from '../../ui/dialog/openDialog.ts';
import { closePaper } from '../../ui/print/papers.ts';
import type { DataRouter } from '../../ui/router/reactRouter.tsx';
import { hideSystemError } from '../overlay/systemError.ts';

/**
 * Closes what lies over the page in the shell when a navigation to another address begins, Back and Forward included. What a
 * navigation opens itself, such as the guard's dialog, belongs to the next page and stays. The identity alert has a host of
 * its own and stays too.
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
