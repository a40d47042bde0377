import { UserTag } from '#generated/shared/enums.ts';
import type { World } from '#simulator/world/world.ts';

/** Discount terms and unbilled loan orders are for POP users (spec 1 §6). */
export const isPop = ({ viewer }: World): boolean => viewer.userTag === UserTag.Pop;

/** Refusal with its own message: the default one tells the user to ask the parent account, which this user may be. */
export const popOnly = { refuse: 'RoleNotAllowed', message: '该功能仅面向药京采用户' } as const;
