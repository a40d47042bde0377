/** Collects single requests into batches, so that one process does the work of several. */

/**
 * @param work answers each item of a batch as soon as it can; an item without an answer fails
 * @returns requests one item; requests made during a batch wait for the next one
 */
export function batched<Item, Result>(
  work: (items: readonly Item[], answer: (item: Item, result: Result) => void) => Promise<void>,
): (item: Item) => Promise<Result> {
  let waiting: { item: Item; promise: PromiseWithResolvers<Result> }[] = [];
  let underWay = false;

  const begin = async (): Promise<void> => {
    if (underWay || waiting.length === 0) return;
    underWay = true;
    const taken = waiting;
    waiting = [];
    const waitingFor = new Map(taken.map(({ item, promise }) => [item, promise]));
    await work([...waitingFor.keys()], (item, result) => waitingFor.get(item)?.resolve(result)).catch(
      () => {},
    );
    for (const { promise } of taken)
      promise.reject(new Error('the batch ended without an answer for this item'));
    underWay = false;
    void begin();
  };

  return (item) => {
    const promise = Promise.withResolvers<Result>();
    waiting.push({ item, promise });
    // Requests of the same tick belong to the same batch.
    setTimeout(() => void begin());
    return promise.promise;
  };
}
