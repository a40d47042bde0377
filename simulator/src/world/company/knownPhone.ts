/** Returns the phone on record of the viewer's login, which receives codes. */
import { AccountType } from '#generated/shared/enums.ts';
import type { World } from '../world.ts';
import { accountOf } from './company.ts';

export const knownPhone = (world: World): string =>
  (world.viewer.account === AccountType.Child ? accountOf(world, world.viewer.pin)?.phone : undefined) ??
  world.company.admin.phone;
