/** Finds the operations that a contract reserves for administrators. */
import { isForbidden } from './isForbidden.ts';
import { refusalsIn, sentencesOf } from './sentences.ts';
import type { Operation } from './types.ts';

/** Phrases that exclude other users: `Admins only`, `requires an admin`, `admin role required`, `仅管理员可用`, `仅车队管理员可以操作`; not `Creates an admin`. */
const ONLY =
  /\b(only (for |by |to )?(an? |the )?admin|admin(istrator)?s? only|(requires?|needs?) (an? |the )?admin|must be (an? |the )?admin|(not|no|isn't) (an? |the )?admin|for admin(istrator)?s\b|admin(istrator)? (role|rights?|privileges?|permissions?|scope|access) (is |are )?(required|needed))|仅限?\p{Script=Han}{0,4}管理员|需要?管理员|非管理员/iu;

/** Returns whether the text of the contract excludes other users. */
export const saysAdminsOnly = (operation: Operation): boolean =>
  [
    ...sentencesOf(operation),
    ...refusalsIn(
      operation,
      operation.errors.filter(({ code }) => isForbidden(code, operation)),
    ),
  ].some((text) => ONLY.test(text));

/** Parts of paths, and tags: `admin`, `administration`; not `administer`. */
const NAME = /^admin(istration|istrator)?s?$/i;

/** Returns whether the administrator account calls the operation, because the text, the path or a tag names administrators. */
export const isForAdmins = (operation: Operation): boolean =>
  operation.url.split('/').some((part) => NAME.test(part)) ||
  operation.tags.some((tag) => NAME.test(tag)) ||
  saysAdminsOnly(operation);
