/** Sends a session's log to its followers. New entries are read and serialized once for all of them. */
import type { Outputs } from '#generated/control/io.ts';
import { listedEntry } from '../../control/log.ts';
import { matchesSelection, type LogEntry, type RequestLog } from '../../sessions/log.ts';

export const streamLimits = {
  /** Maximum streams of all sessions together. */
  count: 200,
  /** Maximum streams of one session. */
  ofSession: 20,
  /** Time in ms until a follower that accepts no data is dropped: its connection keeps the last data sent in memory. */
  stuckMs: 30_000,
} as const;

/** Maximum rows read at once, so that memory does not hold a whole log for a slow reader. */
const PAGE = 50;
/** More rows than a log has; earlier ones are gone. */
const LONGEST_LOG = 1_000;

/** The part of Node's response that a stream is written to. */
export interface Sink {
  write(text: string): boolean;
  on(event: 'drain', listener: () => void): unknown;
  destroy(): unknown;
}

type Filter = Parameters<typeof matchesSelection>[1];

interface Line {
  readonly entry: LogEntry;
  readonly text: string;
}

/** The log of one session as its followers see it. */
export class LogHub {
  readonly #log: RequestLog;
  readonly #sessionId: string;
  readonly #followers = new Set<Follower>();
  /** Number of the last entry sent to all up-to-date followers; undefined until it is known. */
  #last: number | undefined;
  #unwatch: (() => void) | undefined;

  constructor(log: RequestLog, sessionId: string) {
    this.#log = log;
    this.#sessionId = sessionId;
  }

  get size(): number {
    return this.#followers.size;
  }

  /**
   * @param seen number of the last entry that the client has; NaN: it wants no past entries
   * @returns a function that ends the stream
   */
  follow(sink: Sink, filter: Filter, seen: number): () => void {
    const follower = new Follower(
      sink,
      filter,
      (after) => this.#linesAfter(after),
      () => this.#last ?? 0,
    );
    this.#followers.add(follower);
    this.#unwatch ??= this.#log.watch(this.#sessionId, (change) =>
      change === 'cleared' ? this.#cleared() : this.#pump(),
    );
    this.#begin(follower, seen).catch(() => follower.cut());
    return () => {
      follower.end();
      this.#followers.delete(follower);
      if (this.#followers.size > 0) return;
      this.#unwatch?.();
      this.#unwatch = undefined;
      this.#last = undefined;
    };
  }

  async #begin(follower: Follower, seen: number): Promise<void> {
    const newest = await this.#newest();
    this.#last = Math.max(this.#last ?? 0, newest);
    if (seen > newest) {
      // Numbers restart with the process: the client's number belongs to an earlier one.
      follower.cleared();
      follower.begin(0);
    } else follower.begin(Number.isNaN(seen) ? newest : seen);
    // The log may have grown before its end was known.
    this.#pump();
  }

  readonly #pump = coalesced(
    async () => {
      const from = this.#last;
      const until = await this.#newest();
      if (from === undefined || until <= from) return;
      const lines = await this.#linesAfter(from);
      if (this.#last !== from) return this.#pump();
      const to = Math.min(until, from + PAGE);
      this.#last = to;
      for (const follower of this.#followers) follower.send(lines, from, to);
      if (to < until) this.#pump();
    },
    () => {
      for (const follower of this.#followers) follower.cut();
    },
  );

  #cleared(): void {
    for (const follower of this.#followers) follower.cleared();
  }

  /** Returns at most one page of entries after a number, oldest first. */
  async #linesAfter(after: number): Promise<Line[]> {
    const entries = await this.#log.list(this.#sessionId, { after, before: after + PAGE + 1 });
    return entries.toReversed().map((entry) => ({ entry, text: textOf(entry) }));
  }

  async #newest(): Promise<number> {
    return (await this.#log.list(this.#sessionId, { limit: 1 }))[0]?.id ?? 0;
  }
}

class Follower {
  readonly #sink: Sink;
  readonly #filter: Filter;
  readonly #linesAfter: (after: number) => Promise<readonly Line[]>;
  readonly #newest: () => number;
  /** Number of the last entry sent, or not wanted. */
  #last = Number.POSITIVE_INFINITY;
  #isFull = false;
  #ended = false;
  #stuck: NodeJS.Timeout | undefined;

  constructor(
    sink: Sink,
    filter: Filter,
    linesAfter: (after: number) => Promise<readonly Line[]>,
    newest: () => number,
  ) {
    this.#sink = sink;
    this.#filter = filter;
    this.#linesAfter = linesAfter;
    this.#newest = newest;
    sink.on('drain', () => {
      this.#isFull = false;
      clearTimeout(this.#stuck);
      this.#catchUp();
    });
  }

  begin(last: number): void {
    this.#last = Math.max(last, this.#newest() - LONGEST_LOG);
    this.#catchUp();
  }

  cleared(): void {
    this.#write('event: cleared\ndata:\n\n');
  }

  /** Sends the shared lines if the follower has all earlier ones. */
  send(lines: readonly Line[], from: number, to: number): void {
    if (this.#last === from) this.#take(lines, to);
  }

  /** Closes the connection. The client reconnects and sends the number of its last entry. */
  cut(): void {
    this.end();
    this.#sink.destroy();
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#stuck);
  }

  readonly #catchUp = coalesced(
    async () => {
      while (!this.#ended && !this.#isFull && this.#last < this.#newest()) {
        const from = this.#last;
        const to = Math.min(from + PAGE, this.#newest());
        const lines = await this.#linesAfter(from);
        // Shared lines may have been sent meanwhile.
        if (this.#last === from) this.#take(lines, to);
      }
    },
    () => this.cut(),
  );

  #take(lines: readonly Line[], to: number): void {
    for (const { entry, text } of lines) {
      if (this.#isFull || this.#ended) return;
      this.#last = entry.id;
      if (matchesSelection(entry, this.#filter)) this.#write(text);
    }
    if (!this.#isFull) this.#last = Math.max(this.#last, to);
  }

  #write(text: string): void {
    if (this.#ended || this.#sink.write(text) || this.#isFull) return;
    this.#isFull = true;
    this.#stuck = setTimeout(() => this.cut(), streamLimits.stuckMs).unref();
  }
}

const textOf = (entry: LogEntry): string => {
  const shown: Outputs['listLog'][number] = listedEntry(entry);
  return `id: ${entry.id}\nevent: entry\ndata: ${JSON.stringify(shown)}\n\n`;
};

/** Returns a function that runs a task. Calls during a run together cause one more run after it. */
function coalesced(work: () => Promise<void>, failed: () => void): () => void {
  let isRunning = false;
  let isRequestedAgain = false;
  const run = async (): Promise<void> => {
    isRunning = true;
    do {
      isRequestedAgain = false;
      await work();
    } while (isRequestedAgain);
    isRunning = false;
  };
  return () => {
    if (isRunning) isRequestedAgain = true;
    else run().catch(failed);
  };
}
