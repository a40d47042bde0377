/** `visibility: public`, `isShared: true`: every account may see the resource, even if the team calls its kind private. */
import { isObject } from '../../core/base/object.ts';

const isPublicMember = ([name, value]: readonly [string, unknown]): boolean =>
  (/^(visibility|access|privacy|scope|audience)$/i.test(name) &&
    /^(public|everyone|all|internal)$/i.test(String(value))) ||
  (/^(is_?)?(public|shared)$/i.test(name) && value === true);

export const isPublic = (shown: unknown): boolean =>
  isObject(shown) && Object.entries(shown).some(isPublicMember);
