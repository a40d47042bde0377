/**
 * Files sent from this tab: the provider does not return files, so only these can be viewed. They survive a reload,
 * like the input beside them. A browser without storage keeps them until then.
 */
import { queryOptions } from '@tanstack/react-query';
import { randomId } from '#generated/runtime/randomId.ts';
import type { TabStorage } from '#portal/session/accountTab.ts';

const NAME = 'SENT-FILES';
const A_DAY = 86_400_000;

interface StoredFile {
  readonly file: File;
  readonly at: number;
}

/** Owner of the files: another account in the same tab cannot read them, nor can another tab. */
function ownerOf(tab: TabStorage): string {
  const owner = tab.getItem(NAME) ?? randomId();
  tab.setItem(NAME, owner);
  return owner;
}

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(NAME));
  });

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(NAME).createIndex('at', 'at');
  return done(request);
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= open();
  return (await opened).transaction(NAME, mode).objectStore(NAME);
}

/** Deletes files of closed tabs. */
function dropOld(files: IDBObjectStore): void {
  const old = files.index('at').openKeyCursor(IDBKeyRange.upperBound(Date.now() - A_DAY));
  old.onsuccess = () => {
    if (old.result === null) return;
    files.delete(old.result.primaryKey);
    old.result.continue();
  };
}

export async function keepContent(tab: TabStorage, fileId: string, file: File): Promise<void> {
  try {
    const files = await store('readwrite');
    dropOld(files);
    const kept: StoredFile = { file, at: Date.now() };
    await done(files.put(kept, [ownerOf(tab), fileId]));
  } catch {
    // Returns null when the file exceeds the browser's storage, or there is none.
  }
}

async function contentOf(tab: TabStorage, fileId: string): Promise<File | null> {
  try {
    const files = await store('readonly');
    const kept: StoredFile | undefined = await done(files.get([ownerOf(tab), fileId]));
    return kept?.file ?? null;
  } catch {
    return null;
  }
}

/** The file itself; null when another tab or device sent it. */
export const contentQuery = (tab: TabStorage, fileId: string) =>
  queryOptions({
    queryKey: ['sentFile', fileId],
    queryFn: () => contentOf(tab, fileId),
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
  });
