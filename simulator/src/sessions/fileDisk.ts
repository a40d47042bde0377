/** Stores journals in the database of a folder. Writes that arrive during another write share the next transaction. */
import { Worker } from 'node:worker_threads';
import type { World } from '../world/world.ts';
import type { WorkerResponse, WorkerRequest, FileRow, Opened, Write } from './fileMessages.ts';
import { FORMAT } from './journal.ts';
import type { Disk, Row } from './localStore.ts';
import type { SceneHead } from './sceneStore.ts';
import { PROBE_BYTES } from './store.ts';
import { StoreGone } from './storeGone.ts';
import type { Summary } from './summary.ts';

type Unnumbered<One> = One extends unknown ? Omit<One, 'number'> : never;

interface Waiting {
  readonly done: (answer: WorkerResponse) => void;
  readonly fail: (error: unknown) => void;
}

/** @throws if the file cannot be opened: `database is locked` if another process uses it */
export async function fileDisk(
  file: string,
  {
    onFailure,
    report,
  }: { readonly onFailure?: (() => void) | undefined; readonly report: (message: string) => void },
): Promise<Disk> {
  const worker = new Worker(new URL('./fileWorker.ts', import.meta.url), {
    workerData: { file, format: FORMAT },
  });
  const opened = await new Promise<Opened>((done, fail) => worker.once('message', done).once('error', fail));
  if (opened.aside !== undefined)
    report(`${file} was written by another version, or is damaged; it was set aside as ${opened.aside}`);
  if (opened.unreadable.length > 0)
    report(`${file}: these sessions are unreadable until each starts again: ${opened.unreadable.join('、')}`);

  const waiting = new Map<number, Waiting>();
  let number = 0;
  let gone: unknown;
  const failed = (error: unknown): StoreGone => {
    onFailure?.();
    return new StoreGone(`文件（${file}）`, error);
  };
  worker.on('message', (answer: WorkerResponse) => {
    const { number: which, error, isDamage } = answer;
    const one = waiting.get(which);
    waiting.delete(which);
    if (error === undefined) one?.done(answer);
    else one?.fail(isDamage ? new Error(error) : failed(error));
  });
  worker.on('error', (error) => {
    gone = error;
    for (const one of waiting.values()) one.fail(failed(error));
    waiting.clear();
  });
  const ask = (what: Unnumbered<WorkerRequest>): Promise<WorkerResponse> =>
    new Promise((done, fail) => {
      if (gone !== undefined) return fail(failed(gone));
      number += 1;
      waiting.set(number, { done, fail });
      worker.postMessage({ ...what, number });
    });

  let batch: { readonly writes: Write[]; readonly kept: PromiseWithResolvers<void> } | undefined;
  let committing = false;
  const commitNext = (): void => {
    const next = batch;
    batch = undefined;
    committing = next !== undefined;
    if (!next) return;
    ask({ what: 'commit', writes: next.writes })
      .then(() => next.kept.resolve(), next.kept.reject)
      .finally(commitNext);
  };
  const write = (...writes: readonly Write[]): Promise<void> => {
    batch ??= { writes: [], kept: Promise.withResolvers() };
    batch.writes.push(...writes);
    const { promise } = batch.kept;
    if (!committing) commitNext();
    return promise;
  };

  /** Base worlds that are stored in the database. */
  const bases = new Set(opened.bases);
  /** Bytes of the largest failed write. Only a successful write of this size shows that the cause is gone. */
  let failedBytes = 0;
  const keep = async (bytes: number, ...writes: readonly Write[]): Promise<void> => {
    try {
      await write(...writes);
    } catch (error) {
      failedBytes = Math.max(failedBytes, bytes);
      throw error;
    }
  };
  const probe = (bytes: number): Promise<void> => write({ what: 'probe', bytes });

  return {
    rows: opened.rows.flatMap((row) => rowFrom(row, report)),
    unreadable: opened.unreadable,
    scenes: {
      heads: opened.scenes.map((head) => JSON.parse(head) as SceneHead),
      save: ({ head, text }) =>
        keep(text.length, { what: 'saveScene', name: head.name, head: JSON.stringify(head), text }),
      read: async (name) => (await ask({ what: 'readScene', name })).scene!,
      remove: (name) => write({ what: 'removeScene', name }),
    },
    place: (id) => `${file} sessions.id=${id}`,
    read: async (id) => (await ask({ what: 'read', id })).read!,
    open: async (row, base: World, record) => {
      const text = bases.has(row.base.hash) ? undefined : JSON.stringify(base);
      await keep(record.length + (text?.length ?? 0), {
        what: 'open',
        row: fileRow(row),
        base: text,
        record,
      });
      bases.add(row.base.hash);
    },
    append: (row, record) => keep(record.length, { what: 'append', row: fileRow(row), record }),
    remove: (id) => write({ what: 'remove', id }),
    removeBase: (hash) => {
      bases.delete(hash);
      return write({ what: 'removeBase', hash });
    },
    check: async () => {
      await probe(failedBytes + PROBE_BYTES);
      // A small probe replaces the large one, which would stay in the database.
      if (failedBytes > 0) await probe(PROBE_BYTES);
      failedBytes = 0;
    },
    close: async (used) => {
      if (used.size > 0)
        await write(...[...used].map(([id, usedAt]): Write => ({ what: 'used', id, usedAt }))).catch(
          (error: unknown) => report(String(error)),
        );
      await ask({ what: 'close' }).catch((error: unknown) => report(String(error)));
      await worker.terminate();
    },
  };
}

const fileRow = ({ summary, base, changed, ...row }: Row): FileRow => ({
  id: summary.id,
  base: base.hash,
  baseBytes: base.bytes,
  ...row,
  changed: changed ? 1 : 0,
  summary: JSON.stringify(summary),
});

/** @returns the row, or an empty list if it is unreadable, which is reported */
function rowFrom(
  { id, base: hash, baseBytes, changed, summary, ...row }: FileRow,
  report: (text: string) => void,
): Row[] {
  try {
    const { startedAt, usedAt, bytes, opening } = row;
    const read = JSON.parse(summary) as Summary;
    return [
      {
        summary: read,
        base: { hash, bytes: baseBytes },
        startedAt,
        usedAt,
        bytes,
        opening,
        changed: changed === 1,
      },
    ];
  } catch (error) {
    report(`session ${id} cannot be read, and was left out: ${String(error)}`);
    return [];
  }
}
