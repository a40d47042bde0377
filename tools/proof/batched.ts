/** Collects single requests into batches, so that one process does the work of several. */

/**
 * @param work calls `answer` for each item of a batch as soon as its result is known; an item without a result fails
 * @returns a function that requests one item; requests made during a batch wait for the next one
 */
export function batched<Item, Result>(
  work: (items: readonly Item[], answer: (item: Item, result: Result) => void) => Promise<void>,
): (item: Item) => Promise<Result> {
  let waiting: { item: Item; promise: PromiseWithResolvers<Result> }[] = [];
  let isRunning = false;

  const runBatch = async (): Promise<void> => {
    if (isRunning || waiting.length === 0) return;
    isRunning = true;
    const batch = waiting;
    waiting = [];
    const promises = new Map(batch.map(({ item, promise }) => [item, promise]));
    await work([...promises.keys()], (item, result) => promises.get(item)?.resolve(result)).catch(() => {});
    for (const { promise } of batch)
      promise.reject(new Error('the batch ended without an answer for this item'));
    isRunning = false;
    void runBatch();
  };

  return (item) => {
    const promise = Promise.withResolvers<Result>();
    waiting.push({ item, promise });
    // Requests of the same tick belong to the same batch.
    setTimeout(() => void runBatch());
    return promise.promise;
  };
}
