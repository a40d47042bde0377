/** Sessions in a folder, in an embedded database of a single process. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileDisk } from './fileDisk.ts';
import { localStore } from './localStore.ts';
import type { Session } from './session.ts';
import type { SessionStore, StoreLimits } from './store.ts';
import { reasonOf } from './storeGone.ts';

interface FileLimits extends StoreLimits {
  /** @throws if this version cannot continue a session */
  readonly assertUsable?: (session: Session) => Promise<void>;
  readonly report?: (message: string) => void;
}

/** Process that uses the folder, for the message to the next one. */
interface Owner {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

/** @param folder created if missing @throws if it is unusable or in use by another process */
export async function fileStore(folder: string, limits: FileLimits): Promise<SessionStore> {
  const { report = console.error } = limits;
  try {
    mkdirSync(folder, { recursive: true });
    const disk = await fileDisk(join(folder, 'sessions.sqlite'), {
      onFailure: limits.onFailure,
      report,
    });
    const owner: Owner = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
    writeFileSync(ownerFile(folder), JSON.stringify(owner));
    setOldFilesAside(folder, report);
    return localStore(limits, disk);
  } catch (error) {
    const isLocked = /database is locked/.test(reasonOf(error));
    throw new Error(
      isLocked ? lockedBy(folder) : `the sessions cannot be kept in ${folder}: ${reasonOf(error)}`,
      {
        cause: error,
      },
    );
  }
}

const ownerFile = (folder: string): string => join(folder, 'owner.json');

function lockedBy(folder: string): string {
  const advice = `end it, or keep these sessions elsewhere: SIM_STORE=file:OTHER-FOLDER`;
  try {
    const { pid, host, since } = JSON.parse(readFileSync(ownerFile(folder), 'utf8')) as Owner;
    return `${folder} is used by process ${pid} on ${host} since ${since}; ${advice}`;
  } catch {
    return `${folder} is used by another process; ${advice}`;
  }
}

/** Up to version 2 each session was a separate file. */
function setOldFilesAside(folder: string, report: (message: string) => void): void {
  const names = readdirSync(folder);
  for (const name of names) if (name.endsWith('.json.half')) rmSync(join(folder, name));
  const old = names.filter((name) => /^[\da-f]{32}\.json$/.test(name));
  if (old.length === 0) return;
  const aside = join(folder, 'aside');
  mkdirSync(aside, { recursive: true });
  for (const name of old) renameSync(join(folder, name), join(aside, name));
  report(`${old.length} sessions of an older version were set aside in ${aside}: ${old.join(', ')}`);
}
