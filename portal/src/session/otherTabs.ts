import { openChannel } from '../storage/channel.ts';

const CHANNEL = 'portal-session';

/** What a tab tells the others: the login that its page was loaded for; null where it has changed the session. */
type News = { readonly login: string } | null;

function tell(news: News): void {
  const channel = openChannel(CHANNEL);
  channel?.postMessage(news);
  channel?.close();
}

/** What this tab has changed of the session, opened or cancelled a product, the other tabs show too. */
export const tellOtherTabs = (): void => tell(null);

export const tellLogin = (login: string): void => tell({ login });

/** Returns how to stop listening. */
export const onOtherTabs = (listen: () => void): (() => void) =>
  onNews((news) => {
    if (news === null) listen();
  });

/** Hears the login of a page that was loaded in another tab. Returns how to stop listening. */
export const onLogin = (listen: (login: string) => void): (() => void) =>
  onNews((news) => {
    if (news !== null) listen(news.login);
  });

function onNews(listen: (news: News) => void): () => void {
  const channel = openChannel(CHANNEL);
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => listen(data));
  return () => channel?.close();
}
