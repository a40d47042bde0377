import { AccountType } from '#generated/shared/enums.ts';
import type { Operation } from '../../services/catalogue.ts';
import type { World } from '../../world/world.ts';
import type { Decision } from '../decision.ts';
import { refusalBy } from './refusalBy.ts';

/** Refuses operations that only a parent account may use (spec 1 §6). */
export const refuseWrongRole = (operation: Operation, { viewer }: World): Decision | undefined =>
  viewer.account === AccountType.Child
    ? refusalBy(operation, ({ when, role }) => when === 'wrong-role' && role === 'parent')
    : undefined;
