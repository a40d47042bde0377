/** The store of the sessions does not answer: nothing was acknowledged, and the same request may come again. */
export class StoreGone extends Error {
  override readonly name = 'StoreGone';
  readonly statusCode = 503;

  constructor(address: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`会话存储 Redis（${address}）没有应答，请稍后重试：${why}`, { cause });
  }
}

/** What pages and files take from a session beside themselves: undefined where the store is gone, and they are served without. */
export async function whereStored<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof StoreGone) return undefined;
    throw error;
  }
}
