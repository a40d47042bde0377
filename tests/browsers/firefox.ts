import type { Driver } from './driver.ts';
import { startProcess } from './process.ts';
import { at, openSocket } from './socket.ts';

/** Opens Firefox with its own WebDriver BiDi. */
export async function openFirefox(executable: string): Promise<Driver> {
  const started = await startProcess(
    executable,
    (folder) => [
      '--headless',
      '--remote-debugging-port',
      '0',
      '--profile',
      folder,
      '--width',
      '1440',
      '--height',
      '900',
    ],
    /WebDriver BiDi listening on (ws:\S+)/,
    { MOZ_HEADLESS_WIDTH: '1440', MOZ_HEADLESS_HEIGHT: '900' },
  );
  const socket = await openSocket(`${started.match}/session`);
  const session = await socket.send('session.new', { capabilities: {} });
  const errors: string[] = [];
  socket.on((method, params) => {
    if (method === 'log.entryAdded' && at(params, 'type') === 'javascript')
      errors.push(String(at(params, 'text')));
  });
  await socket.send('session.subscribe', { events: ['log.entryAdded'] });
  const tree = at(await socket.send('browsingContext.getTree'), 'contexts');
  const context = at(Array.isArray(tree) ? tree[0] : undefined, 'context');
  const target = { context };
  const evaluate = (expression: string) =>
    socket.send('script.evaluate', { expression, target, awaitPromise: true, resultOwnership: 'none' });
  const pointer = (actions: object[]) =>
    socket.send('input.performActions', {
      context,
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });

  return {
    version: `${String(at(session, 'capabilities', 'browserName'))} ${String(at(session, 'capabilities', 'browserVersion'))}`,
    errors,
    open: async (url) => void (await socket.send('browsingContext.navigate', { context, url, wait: 'none' })),
    async evaluate(expression) {
      // BiDi has its own notation for values; a text avoids it.
      const answer = await evaluate(
        `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
      );
      if (at(answer, 'type') !== 'success')
        throw new Error(JSON.stringify(at(answer, 'exceptionDetails', 'text')));
      return JSON.parse(String(at(answer, 'result', 'value')));
    },
    async click(x, y) {
      await pointer([
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    async type(text) {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await socket.send('input.performActions', {
        context,
        actions: [{ type: 'key', id: 'keys', actions: keys }],
      });
    },
    async upload(selector, file) {
      const found = await evaluate(`document.querySelector(${JSON.stringify(selector)})`);
      await socket.send('input.setFiles', {
        context,
        element: { sharedId: at(found, 'result', 'sharedId') },
        files: [file],
      });
    },
    async print() {
      const pdf = await socket.send('browsingContext.print', { context, background: true });
      return Buffer.from(String(at(pdf, 'data')), 'base64').length;
    },
    async close() {
      await socket.send('session.end').catch(() => undefined);
      socket.close();
      await started.stop();
    },
  };
}
