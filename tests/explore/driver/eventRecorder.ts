/** Records events beside the page: errors, requests, native dialogs, downloads, new windows. */
import type { ConsoleMessage, Dialog, Download, Page, Request } from '@playwright/test';
import type { ConsoleError } from '../../support/leftovers.ts';
import type { Happened } from '../observed.ts';

type PageEvents = Omit<Happened, 'changes' | 'printed' | 'errors'> & {
  readonly errors: readonly ConsoleError[];
  readonly calls: readonly string[];
};

export interface EventRecorder {
  /** Events since the last call. */
  take(): PageEvents;
  /** Number of requests without a response, or with a response that the page does not show yet. */
  pending(): number;
  end(): void;
}

const contentTypes = new Set(['document', 'script', 'stylesheet', 'fetch', 'xhr']);

/** Milliseconds by which React may delay the content of a loaded script, so that placeholders do not flicker. */
const SCRIPT_DELAY = 300;

/** Starts to record. Native dialogs, downloads and new windows are closed at once. */
export function recordEvents(page: Page): EventRecorder {
  const context = page.context();
  const openRequests = new Set<Request>();
  let events = noEvents();
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') events.errors.push({ text: message.text(), url: message.location().url });
  };
  const onError = (error: Error) => void events.errors.push({ text: String(error), url: page.url() });
  const onDialog = (dialog: Dialog) => {
    events.native.push(dialog.message());
    void dialog.dismiss();
  };
  const onDownload = (download: Download) => {
    events.downloads.push(download.suggestedFilename());
    void download.cancel();
  };
  /** Notes the system's file window, which shows nothing on the page. */
  const onFileChooser = () => void events.opened.push('file chooser');
  const onRequest = (request: Request) => {
    if (!contentTypes.has(request.resourceType())) return;
    openRequests.add(request);
    if (['fetch', 'xhr'].includes(request.resourceType())) events.calls.push(request.url());
  };
  const onLoaded = () => void (events.loaded = true);
  const onEnd = (request: Request) => {
    if (request.resourceType() === 'script') setTimeout(() => openRequests.delete(request), SCRIPT_DELAY);
    else openRequests.delete(request);
  };
  const onPage = (opened: Page) => {
    if (opened === page) return;
    events.opened.push(opened.url());
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
      const taken = { ...events, requests: events.calls.length };
      events = noEvents();
      return taken;
    },
    pending: () => openRequests.size,
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

const noEvents = () => ({
  errors: [] as ConsoleError[],
  native: [] as string[],
  downloads: [] as string[],
  opened: [] as string[],
  calls: [] as string[],
  loaded: false,
});
