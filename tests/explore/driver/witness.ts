/** Hears what happens beside the page: errors, requests, dialogs of the browser's own, downloads, new windows. */
import type { ConsoleMessage, Dialog, Download, Page, Request } from '@playwright/test';
import type { ConsoleError } from '../../support/leftovers.ts';
import type { Happened } from '../observed.ts';

type Heard = Omit<Happened, 'changes' | 'printed' | 'errors'> & {
  readonly errors: readonly ConsoleError[];
  readonly asked: readonly string[];
};

export interface Witness {
  /** Events since the last call. */
  take(): Heard;
  /** Requests of the page that are not answered yet, or whose answer is not shown yet. */
  pending(): number;
  end(): void;
}

const drawnFrom = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr']);

/** Milliseconds: so much later React may show what a script has brought, lest placeholders flicker. */
const SHOWN_AFTER = 300;

export function witness(page: Page): Witness {
  const context = page.context();
  const underWay = new Set<Request>();
  let heard = nothing();
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') heard.errors.push({ text: message.text(), url: message.location().url });
  };
  const onError = (error: Error) => void heard.errors.push({ text: String(error), url: page.url() });
  const onDialog = (dialog: Dialog) => {
    heard.native.push(dialog.message());
    void dialog.dismiss();
  };
  const onDownload = (download: Download) => {
    heard.downloads.push(download.suggestedFilename());
    void download.cancel();
  };
  /** The system's window, which shows nothing on the page. */
  const onFileChooser = () => void heard.opened.push('file chooser');
  const onRequest = (request: Request) => {
    if (!drawnFrom.has(request.resourceType())) return;
    underWay.add(request);
    if (['fetch', 'xhr'].includes(request.resourceType())) heard.asked.push(request.url());
  };
  const onLoaded = () => void (heard.loaded = true);
  const onEnd = (request: Request) => {
    if (request.resourceType() === 'script') setTimeout(() => underWay.delete(request), SHOWN_AFTER);
    else underWay.delete(request);
  };
  const onPage = (opened: Page) => {
    if (opened === page) return;
    heard.opened.push(opened.url());
    void opened.close();
  };
  page
    .on('console', onConsole)
    .on('pageerror', onError)
    .on('dialog', onDialog)
    .on('download', onDownload)
    .on('filechooser', onFileChooser)
    .on('request', onRequest)
    .on('requestfinished', onEnd)
    .on('requestfailed', onEnd)
    .on('domcontentloaded', onLoaded);
  context.on('page', onPage);
  return {
    take: () => {
      const taken = { ...heard, requests: heard.asked.length };
      heard = nothing();
      return taken;
    },
    pending: () => underWay.size,
    end: () => {
      page
        .off('console', onConsole)
        .off('pageerror', onError)
        .off('dialog', onDialog)
        .off('download', onDownload)
        .off('filechooser', onFileChooser)
        .off('request', onRequest)
        .off('requestfinished', onEnd)
        .off('requestfailed', onEnd)
        .off('domcontentloaded', onLoaded);
      context.off('page', onPage);
    },
  };
}

const nothing = () => ({
  errors: [] as ConsoleError[],
  native: [] as string[],
  downloads: [] as string[],
  opened: [] as string[],
  asked: [] as string[],
  loaded: false,
});
