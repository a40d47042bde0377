import { AccountType } from '#generated/shared/enums.ts';
import { accountOf } from '../../world/company/company.ts';
import type { Handler } from '../handler.ts';

/** The trial is for parents (docs/decisions/0228); other logins have none and no red dot. */
export const monthplusTrial: Handler<'legacy', 'monthplusTrial'> = ({ jdpin }, { world }) => {
  if (accountOf(world, jdpin)?.type !== AccountType.Parent) return { data: { redpoint: false } };
  const { newCycleMonth, ...trial } = world.monthPlus;
  return { data: { ...trial, autofNewCycleMonth: newCycleMonth } };
};
