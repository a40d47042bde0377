import type { Page } from '@playwright/test';
import { goTo } from '../../support/goTo.ts';
import { Judge } from '../judge.ts';
import type { Control, Observation } from '../observed.ts';
import { idOf, type Visit } from '../plan.ts';
import type { RuleName } from '../rules/rule.ts';
import { addNew } from './addNew.ts';
import { leadsSomewhere, openFresh, surroundings } from './portal.ts';
import { Session } from './session.ts';
import type { Exploration } from './visitPortal.ts';
import { workByKeyboard } from './workByKeyboard.ts';

/** Rules for a visit by keyboard. The others judge the same pages in visits by pointer. */
const keyboardRules: readonly RuleName[] = ['byKeyboard', 'leave', 'seen', 'sound', 'speaksChinese'];

/** Returns the kind of a control. One of each kind is pressed at each width: 编辑额度 of one row stands for all rows. */
const kindOf = ({ role, where, name }: Control): string => `${role} ${where} ${name.slice(0, 2)}`;

/** Operates one page of a scenario by keyboard only. */
export async function visitByKeyboard(
  page: Page,
  visit: Visit,
  { origin, book, clicked }: Pick<Exploration, 'origin' | 'book' | 'clicked'>,
): Promise<void> {
  const session = new Session(page, surroundings(page, origin));
  const judge = new Judge(leadsSomewhere, keyboardRules);
  const repeat = `--keyboard --only '${idOf(visit)}'`;
  const observe = (observed: Observation): void => {
    book.note(
      judge.findings(observed).map((finding) => ({ ...finding, repeat })),
      visit,
      [],
    );
    book.noteState(observed, visit);
  };
  const isNew = (control: Control): boolean => addNew(clicked, `by key ${visit.width} ${kindOf(control)}`);
  try {
    book.addVisit(visit);
    await workByKeyboard(
      session,
      { open: () => openFresh(page, origin, visit), back: () => goTo(page, visit.path), wanted: isNew },
      observe,
    );
  } finally {
    session.end();
  }
}
