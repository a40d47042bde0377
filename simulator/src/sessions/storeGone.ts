/** The store did not keep or give a session: the request changed nothing, and may be sent again. */
export class StoreGone extends Error {
  override readonly name: string = 'StoreGone';
  readonly statusCode = 503;

  /** @param store names the store and its place, as in `Redis（127.0.0.1:6379）` */
  constructor(store: string, cause: unknown) {
    super(`会话存储 ${store}没有应答，请稍后重试：${reasonOf(cause)}`, { cause });
  }
}

/** One session cannot be read. It stays where it is until it begins again; all others are fine. */
export class SetAside extends StoreGone {
  override readonly name = 'SetAside';

  /** @param place key or row that holds it */
  constructor(id: string, place: string, cause: unknown) {
    super(place, cause);
    this.message = `会话 ${id} 无法读取（${place}），已搁置；请重新开始这个会话（POST /_sim/api/session 或链接 ?scenario=）：${reasonOf(cause)}`;
  }
}

export const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** What pages and files take from a session beside themselves: undefined where the store is gone, and they are served without. */
export async function whereStored<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof StoreGone) return undefined;
    throw error;
  }
}
