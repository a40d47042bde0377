import type { Driver } from './driver.ts';
import { startProcess } from './process.ts';
import { at, openSocket } from './socket.ts';

/** Opens a Chromium of any version with its DevTools protocol. */
export async function openChromium(executable: string): Promise<Driver> {
  const started = await startProcess(
    executable,
    (folder) => [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--lang=zh-CN'],
      ...['--window-size=1440,900', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'],
    ],
    /DevTools listening on (ws:\S+)/,
  );
  const socket = await openSocket(started.match);
  const targetInfos = at(await socket.send('Target.getTargets'), 'targetInfos');
  const page = Array.isArray(targetInfos)
    ? targetInfos.find((target) => at(target, 'type') === 'page')
    : undefined;
  const attached = await socket.send('Target.attachToTarget', {
    targetId: at(page, 'targetId'),
    flatten: true,
  });
  const sessionId = at(attached, 'sessionId');
  const send = (method: string, params = {}) => socket.send(method, params, { sessionId });
  const errors: string[] = [];
  socket.on((method, params) => {
    if (method === 'Runtime.exceptionThrown')
      errors.push(String(at(params, 'exceptionDetails', 'exception', 'description') ?? 'exception'));
  });
  await send('Runtime.enable');
  await send('Page.enable');
  const mouse = (type: string, x: number, y: number) =>
    send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });

  return {
    version: String(at(await socket.send('Browser.getVersion'), 'product')),
    errors,
    open: async (url) => void (await send('Page.navigate', { url })),
    evaluate: async (expression) => {
      const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      const thrown = at(answer, 'exceptionDetails');
      if (thrown !== undefined) throw new Error(JSON.stringify(thrown));
      return at(answer, 'result', 'value');
    },
    async click(x, y) {
      await mouse('mouseMoved', x, y);
      await mouse('mousePressed', x, y);
      await mouse('mouseReleased', x, y);
    },
    type: async (text) => void (await send('Input.insertText', { text })),
    async upload(selector, file) {
      const found = await send('Runtime.evaluate', {
        expression: `document.querySelector(${JSON.stringify(selector)})`,
      });
      await send('DOM.setFileInputFiles', { files: [file], objectId: at(found, 'result', 'objectId') });
    },
    async print() {
      const pdf = await send('Page.printToPDF', { printBackground: true });
      return Buffer.from(String(at(pdf, 'data')), 'base64').length;
    },
    async close() {
      socket.close();
      await started.stop();
    },
  };
}
