/** The store did not store or return a session: the request changed nothing and may be sent again. */
export class StoreGone extends Error {
  override readonly name: string = 'StoreGone';
  readonly statusCode = 503;

  /** @param store name and address of the store, as in `Redis（127.0.0.1:6379）` */
  constructor(store: string, cause: unknown) {
    super(`会话存储 ${store}没有应答，请稍后重试：${reasonOf(cause)}`, { cause });
  }
}

/** One session is unreadable. It stays stored until it is started again. All other sessions are unaffected. */
export class SetAside extends StoreGone {
  override readonly name = 'SetAside';

  /** @param place key or row of the session in the store */
  constructor(id: string, place: string, cause: unknown) {
    super(place, cause);
    this.message = `会话 ${id} 无法读取（${place}），已搁置；请重新开始这个会话（POST /_sim/api/session 或链接 ?scenario=）：${reasonOf(cause)}`;
  }
}

export const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** Runs a read for a page or file. @returns undefined if the store is gone: then it is served without a session */
export async function whereStored<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof StoreGone) return undefined;
    throw error;
  }
}
