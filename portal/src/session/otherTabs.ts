import { openChannel } from '../storage/channel.ts';

const CHANNEL = 'portal-session';

/** A message between tabs: the login that a page was loaded for; null when a tab has changed the session. */
type News = { readonly login: string } | null;

function broadcast(news: News): void {
  const channel = openChannel(CHANNEL);
  channel?.postMessage(news);
  channel?.close();
}

/** Tells the other tabs that this one has changed the session, such as by opening a product or changing the phone. */
export const tellOtherTabs = (): void => broadcast(null);

/** Tells the other tabs the login that this page was loaded for. */
export const tellLogin = (login: string): void => broadcast({ login });

/** Listens for session changes of other tabs; returns a stop function. */
export const onOtherTabs = (listen: () => void): (() => void) =>
  onNews((news) => {
    if (news === null) listen();
  });

/** Listens for the login of pages loaded in other tabs; returns a stop function. */
export const onLogin = (listen: (login: string) => void): (() => void) =>
  onNews((news) => {
    if (news !== null) listen(news.login);
  });

function onNews(listen: (news: News) => void): () => void {
  const channel = openChannel(CHANNEL);
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => listen(data));
  return () => channel?.close();
}
