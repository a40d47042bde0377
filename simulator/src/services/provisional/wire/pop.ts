import { UserTag } from '#generated/shared/enums.ts';
import type { World } from '../../../world/world.ts';

/** Discount terms and unbilled loan orders are for POP users (spec 1 §6). */
export const isPop = ({ viewer }: World): boolean => viewer.userTag === UserTag.Pop;
