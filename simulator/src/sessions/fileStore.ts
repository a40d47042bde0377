/**
 * Sessions in memory, and in a folder, a file each, so that they are there after a restart. What has changed is written a moment
 * later, all at once, and at the end. A file that is broken or somebody else's is named and set aside.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deepFreeze } from '../json/deepFreeze.ts';
import { memoryStore } from './memoryStore.ts';
import { packed, unpacked } from './packed.ts';
import type { Session } from './session.ts';
import type { SessionStore, StoredSession, StoreLimits } from './store.ts';

interface Written {
  /** What makes it a file of ours, of this form. */
  readonly format: typeof FORMAT;
  readonly startedAt: number;
  readonly usedAt: number;
  readonly session: string;
}

const FORMAT = 'simulator session 2';
/** Much of what a tester does is several requests at once: they are one change. */
const SETTLED_MS = 500;

interface FileLimits extends StoreLimits {
  /** @throws where a session cannot be gone on with, saying why: its world is another version's */
  readonly check: (session: Session) => Promise<void>;
  /** Told of what was set aside, or could not be written. */
  readonly say?: (message: string) => void;
}

/** @param folder made where it is not there; @throws where it cannot be */
export async function fileStore(folder: string, limits: FileLimits): Promise<SessionStore> {
  const { say = console.error } = limits;
  const changed = new Set<string>();
  const gone = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const later = (): void => {
    timer ??= setTimeout(() => void write(), SETTLED_MS);
  };
  const memory = memoryStore({
    ...limits,
    onForget: (id) => {
      changed.delete(id);
      gone.add(id);
      later();
      limits.onForget?.(id);
    },
  });
  const note = (id: string): void => {
    gone.delete(id);
    changed.add(id);
    later();
  };
  /** What cannot be written is tried again with the next change, and at the end. */
  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    try {
      for (const stored of changed.size > 0 ? await memory.list() : []) {
        const { id } = stored.session;
        if (changed.has(id)) replaceFile(fileOf(folder, id), textOf(stored));
        changed.delete(id);
      }
      for (const id of gone) rmSync(fileOf(folder, id), { force: true });
      gone.clear();
    } catch (error) {
      limits.onFailure?.();
      say(`the sessions are not kept in ${folder}: ${reason(error)}`);
    }
  };

  mkdirSync(folder, { recursive: true });
  await memory.adopt(await storedIn(folder, { ...limits, say }));
  return {
    ...memory,
    put: async (session) => {
      await memory.put(session);
      note(session.id);
    },
    update: (id, change) =>
      memory.update(id, (session) => {
        const outcome = change(session);
        if (outcome[0] !== session) note(id);
        return outcome;
      }),
    adopt: async (sessions) => {
      await memory.adopt(sessions);
      for (const { session } of sessions) note(session.id);
    },
    close: write,
  };
}

/** The sessions that the folder holds, the most recently used first. */
async function storedIn(
  folder: string,
  { idleMs, check, say }: Required<Pick<FileLimits, 'idleMs' | 'check' | 'say'>>,
): Promise<StoredSession[]> {
  const found: StoredSession[] = [];
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    const file = join(folder, name);
    try {
      const stored = readFile(file);
      await check(stored.session);
      if (Date.now() - stored.usedAt <= idleMs) found.push(stored);
      else rmSync(file);
    } catch (error) {
      renameSync(file, `${file}.aside`);
      say(`${file} is no session to go on with, and was set aside as ${name}.aside: ${reason(error)}`);
    }
  }
  return found.toSorted((a, b) => b.usedAt - a.usedAt);
}

/** Names of sessions are any words, names of files are not. */
const fileOf = (folder: string, id: string): string =>
  join(folder, `${createHash('sha256').update(id).digest('hex').slice(0, 32)}.json`);

const textOf = ({ session, startedAt, usedAt }: StoredSession): string =>
  JSON.stringify({ format: FORMAT, startedAt, usedAt, session: packed(session) } satisfies Written);

/** Whole or not at all: a process that is killed meanwhile leaves the file as it was. */
function replaceFile(file: string, text: string): void {
  const half = `${file}.half`;
  writeFileSync(half, text);
  renameSync(half, file);
}

/** @throws where the file holds anything else than a session */
function readFile(file: string): StoredSession {
  const { format, startedAt, usedAt, session } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Written>;
  if (format !== FORMAT || session === undefined || startedAt === undefined || usedAt === undefined)
    throw new Error('it was written by somebody else, or by another version');
  return { session: deepFreeze(unpacked(session)), startedAt, usedAt };
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));
