import { closeOnline } from './closeOnline.ts';
import { plainNotice } from './plainNotice.ts';

/** Short messages at the top of the page. The library loads with the first one: no page waits for it. */

export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

export interface NoticeOptions {
  /** A second line, for example the request id that customer service asks for. */
  readonly detail?: string | undefined;
  /** Stays until it is closed. */
  readonly sticky?: boolean | undefined;
  /** One notice per key: a second one replaces the first. */
  readonly key?: string | undefined;
  /** For a notice that there is no connection: it closes early when the connection returns. */
  readonly closesOnline?: boolean | undefined;
}

const SHOWN_FOR = 4000; // ms
/** A notice with a request id stays long enough to note the id down. */
const SHOWN_WITH_DETAIL_FOR = 10_000;

function durationOf({ sticky, detail }: NoticeOptions): number {
  if (sticky) return Number.POSITIVE_INFINITY;
  return detail === undefined ? SHOWN_FOR : SHOWN_WITH_DETAIL_FOR;
}

async function show(kind: NoticeKind, text: string, options: NoticeOptions): Promise<() => void> {
  const { showNotice } = await import('./Toaster.tsx');
  return showNotice(kind, text, {
    key: options.key ?? text,
    detail: options.detail,
    duration: durationOf(options),
    closeButton: options.sticky === true,
  });
}

const notice =
  (kind: NoticeKind) =>
  (text: string, options: NoticeOptions = {}): void => {
    // Without a connection the library cannot load either.
    const shown = show(kind, text, options).catch(() => plainNotice(text));
    if (options.closesOnline) void closeOnline(shown);
  };

export const notify = {
  info: notice('info'),
  success: notice('success'),
  warning: notice('warning'),
  error: notice('error'),
} as const;
