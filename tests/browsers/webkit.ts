import { dirname } from 'node:path';
import type { Driver } from './driver.ts';
import { startProcess } from './process.ts';
import { at } from './socket.ts';

/** Member of an element's reference in the WebDriver protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Opens WebKit with WebDriver in WebKitGTK's small browser, which needs a virtual screen. */
export async function openWebKit(driver: string, browser: string): Promise<Driver> {
  const screen = await startProcess(
    'Xvfb',
    () => ['-displayfd', '1', '-screen', '0', '1440x1000x24'],
    /^(\d+)\n/,
  );
  const port = 20_000 + (process.pid % 20_000);
  // The driver prints nothing, so the first request waits until it listens.
  const started = await startProcess(
    'sh',
    () => ['-c', `echo starting; exec ${driver} --port=${String(port)}`],
    /(starting)/,
    { DISPLAY: `:${screen.match}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1', NO_AT_BRIDGE: '1' },
  );
  const origin = `http://127.0.0.1:${String(port)}`;
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${origin}${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const value = at(await response.json(), 'value');
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const options = { binary: browser, args: ['--automation'] };
  const session = await onceListening(() =>
    call('POST', '/session', {
      capabilities: { alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options } },
    }),
  );
  const path = `/session/${String(at(session, 'sessionId'))}`;
  const script = (text: string) => call('POST', `${path}/execute/sync`, { script: text, args: [] });
  await call('POST', `${path}/window/rect`, { width: 1440, height: 900 }).catch(() => undefined);

  return {
    version: `WebKitGTK ${String(at(session, 'capabilities', 'browserVersion'))} (${dirname(browser).split('/').at(-1) ?? ''})`,
    // This protocol reports no exceptions, and this browser makes no PDF.
    errors: [],
    open: async (url) => void (await call('POST', `${path}/url`, { url })),
    evaluate: (expression) => script(`return (${expression});`),
    async click(x, y) {
      await call('POST', `${path}/actions`, {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      });
    },
    async type(text) {
      const element = await call('GET', `${path}/element/active`);
      await call('POST', `${path}/element/${String(at(element, ELEMENT))}/value`, { text });
    },
    async upload(selector, file) {
      const element = await call('POST', `${path}/element`, { using: 'css selector', value: selector });
      await call('POST', `${path}/element/${String(at(element, ELEMENT))}/value`, { text: file });
    },
    print: () => Promise.resolve(undefined),
    async close() {
      await call('DELETE', path).catch(() => undefined);
      await started.stop();
      await screen.stop();
    },
  };
}

/** Repeats a request until the driver listens. */
async function onceListening<T>(ask: () => Promise<T>, tries = 50): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (tries === 0 || !String(error).includes('fetch failed')) throw error;
    await new Promise((done) => setTimeout(done, 200));
    return onceListening(ask, tries - 1);
  }
}
