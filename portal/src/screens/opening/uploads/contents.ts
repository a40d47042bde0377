/**
 * Contents of the files sent from this tab, for the preview: the provider does not return files. IndexedDB keeps them
 * over a reload. Without IndexedDB they are lost with the reload.
 */
import { queryOptions } from '@tanstack/react-query';
import { randomId } from '#generated/runtime/randomId.ts';
import type { TabStorage } from '#portal/session/accountTab.ts';

const NAME = 'SENT-FILES';
const A_DAY = 86_400_000; // ms

interface StoredFile {
  readonly file: File;
  readonly at: number;
}

/** Random id of the account in this tab: other accounts and other tabs do not find its files. */
function ownerOf(tab: TabStorage): string {
  const owner = tab.getItem(NAME) ?? randomId();
  tab.setItem(NAME, owner);
  return owner;
}

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(NAME));
  });

let database: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(NAME).createIndex('at', 'at');
  return resultOf(request);
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  database ??= open();
  return (await database).transaction(NAME, mode).objectStore(NAME);
}

/** Deletes files older than a day: their tabs are probably closed. */
function dropOld(files: IDBObjectStore): void {
  const old = files.index('at').openKeyCursor(IDBKeyRange.upperBound(Date.now() - A_DAY));
  old.onsuccess = () => {
    if (old.result === null) return;
    files.delete(old.result.primaryKey);
    old.result.continue();
  };
}

/** Keeps the content of a file for the preview. */
export async function keepContent(tab: TabStorage, fileId: string, file: File): Promise<void> {
  try {
    const files = await store('readwrite');
    dropOld(files);
    const kept: StoredFile = { file, at: Date.now() };
    await resultOf(files.put(kept, [ownerOf(tab), fileId]));
  } catch {
    // The browser has no storage, or not enough: then there is no preview after a reload.
  }
}

async function contentOf(tab: TabStorage, fileId: string): Promise<File | null> {
  try {
    const files = await store('readonly');
    const kept: StoredFile | undefined = await resultOf(files.get([ownerOf(tab), fileId]));
    return kept?.file ?? null;
  } catch {
    return null;
  }
}

/** The content of a file. @returns null if this tab has not sent it, or no longer has it */
export const contentQuery = (tab: TabStorage, fileId: string) =>
  queryOptions({
    queryKey: ['sentFile', fileId],
    queryFn: () => contentOf(tab, fileId),
    staleTime: Infinity,
    gcTime: Infinity,
    networkMode: 'always',
  });
