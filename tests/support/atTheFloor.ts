import type { Page } from '@playwright/test';
import newer from '#tools/floor/newer.json' with { type: 'json' };

/**
 * Removes features newer than the floor (the oldest supported browsers) from the browser, from the next load on. That covers
 * members that are only read, such as `query.size`, which lint does not find by name (tools/floor).
 */
export const atTheFloor = (page: Page): Promise<unknown> =>
  page.addInitScript(remove, { globals: newer.globals, parts: newer.statics });

/** Runs in the page. Each member is removed where it is its own: from the class, or from its prototype. */
function remove({ globals, parts }: Record<'globals' | 'parts', readonly string[]>): void {
  for (const path of parts) {
    const [name = '', part = ''] = path.split('.');
    const object: unknown = Reflect.get(globalThis, name);
    if (typeof object !== 'function') continue;
    Reflect.deleteProperty(Object.hasOwn(object, part) ? object : object.prototype, part);
  }
  for (const name of globals) Reflect.deleteProperty(globalThis, name);
}
