import { AccountType } from '#generated/shared/enums.ts';
import { markup } from './html.ts';
import type { Outcome, Visit } from './visit.ts';

/** Lets only parent accounts open a page, so that a shared or guessed address opens no company file (spec 1 §6). */
export const parentsOnly =
  (page: (visit: Visit) => Outcome) =>
  (visit: Visit): Outcome => {
    const { loggedIn, account } = visit.world.viewer;
    return loggedIn && account === AccountType.Parent
      ? page(visit)
      : { title: '仅母账号可查看', content: markup`<p>请以企业的金采母账号登录后查看。</p>` };
  };
