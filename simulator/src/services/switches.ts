/** Entrance and route switches; an unknown code is closed (open point ns-action-code). */
import { TargetVersion } from '#generated/shared/enums.ts';
import type { World } from '../world/world.ts';

export const actionSwitch = (world: World, actionCode: string): TargetVersion =>
  actionCode === 'INCREASE_LIMIT_ENTRANCE' ? world.opening.switches.increaseEntrance : TargetVersion.Close;

export const routeSwitch = (world: World, scene: string): TargetVersion =>
  scene === 'NEW_CREDIT_ROUTE' ? world.opening.switches.newCreditRoute : TargetVersion.Close;
