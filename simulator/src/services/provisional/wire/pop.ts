import { UserTag } from '#generated/shared/enums.ts';
import type { World } from '#simulator/world/world.ts';

/** Discount terms and unbilled loan orders are for POP users (spec 1 §6). */
export const isPop = ({ viewer }: World): boolean => viewer.userTag === UserTag.Pop;

/** The default message is about child accounts: it would send a parent to himself. */
export const popOnly = { refuse: 'RoleNotAllowed', message: '该功能仅面向药京采用户' } as const;
