/**
 * Saves a twentieth of a visit's time: Playwright writes down the page's accessibility tree at each attempt of an expectation that is
 * not met yet, and uses only the last one. Here it begins after some seconds, when the test probably fails. Playwright has no option
 * for it.
 */
import type { Page } from '@playwright/test';

interface Injected {
  ariaSnapshotForExpectFailure?: (...args: unknown[]) => unknown;
}
interface Handle {
  evaluate(change: (injected: Injected) => void): Promise<void>;
}
/** Playwright's class of a page's script context. */
interface ScriptContext {
  injectedScript(): Promise<Handle>;
  _injectedScriptPromise?: Promise<Handle>;
}
interface Internals {
  _connection: { toImpl(page: Page): { mainFrame(): { mainContext(): Promise<ScriptContext> } } };
}

const changed = new WeakSet<ScriptContext>();

/** Delays the trees in all pages of this process. */
export async function delayFailureSnapshots(page: Page & Partial<Internals>): Promise<void> {
  const context = await page._connection?.toImpl(page).mainFrame().mainContext();
  if (context === undefined) throw new Error('this Playwright has other internals: delete this file');
  const prototype: ScriptContext = Object.getPrototypeOf(context);
  if (changed.has(prototype)) return;
  changed.add(prototype);
  const inject = prototype.injectedScript;
  prototype.injectedScript = function injectedScript() {
    return (this._injectedScriptPromise ??= inject.call(this).then(async (handle) => {
      await handle.evaluate(delay);
      return handle;
    }));
  };
}

/** Runs in the page. Attempts of one expectation are at most a second apart. */
function delay(injected: Injected): void {
  const write = injected.ariaSnapshotForExpectFailure?.bind(injected);
  if (write === undefined)
    throw new Error('this Playwright writes no trees: delete tests/support/failureSnapshots.ts');
  let first = 0;
  let last = 0;
  injected.ariaSnapshotForExpectFailure = (...args) => {
    const now = performance.now();
    if (now - last > 3000) first = now;
    last = now;
    return now - first < 4000 ? undefined : write(...args);
  };
}
