import { isObject } from '#tools/object.ts';
import type { Example } from './model.ts';

/** In the place of what authenticates: nobody copies a token out of a documentation page. */
const HIDDEN = '***';

/** Examples as they are shown. @param names members that authenticate (`x-secret`), at any depth */
export function withoutSecrets(names: readonly string[]): (example: Example) => Example {
  const hide = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hide);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        names.includes(name) && typeof inner === 'string' ? HIDDEN : hide(inner),
      ]),
    );
  };
  return (example) => ({ ...example, value: hide(example.value) });
}
