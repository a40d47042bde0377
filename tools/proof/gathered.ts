/** What is asked for one by one, done together: several processes' worth of work in one. */

/**
 * @param work answers each of the items that are waiting, as soon as it can; what it leaves without an answer has failed
 * @returns asks for one item; while something is being worked on, what is asked for waits for the next time
 */
export function gathered<Item, Result>(
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
    for (const { promise } of taken) promise.reject(new Error('nothing was said of it'));
    underWay = false;
    void begin();
  };

  return (item) => {
    const promise = Promise.withResolvers<Result>();
    waiting.push({ item, promise });
    // What is asked for at the same time belongs to it.
    setTimeout(() => void begin());
    return promise.promise;
  };
}
