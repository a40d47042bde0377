/** Runs tasks of one key one after the other; different keys do not wait for each other. */
export class SerialTasks {
  readonly #last = new Map<string, Promise<unknown>>();

  isBusy(key: string): boolean {
    return this.#last.has(key);
  }

  /** Runs at once if no task of the key is in progress. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key);
    const task = before ? before.then(work, work) : work();
    this.#last.set(key, task);
    try {
      return await task;
    } finally {
      if (this.#last.get(key) === task) this.#last.delete(key);
    }
  }

  /** Resolves when all started tasks have ended. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#last.values());
  }
}
