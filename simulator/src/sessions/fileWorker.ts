/**
 * Runs the database of a folder of sessions in its own thread, so that no request waits for another one's write. A
 * batch of writes is one transaction. It is acknowledged once the operating system has it, so the end of this process
 * loses nothing.
 */
import { existsSync, renameSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerResponse, WorkerRequest, FileRow, Opened, Write } from './fileMessages.ts';
import { salvage } from './fileSalvage.ts';
import { IncompleteJournal, insertRow, insertsOf, journalReader, TABLES } from './fileTables.ts';

const { file, format } = workerData as { readonly file: string; readonly format: number };

/** A process that has just ended may hold the lock briefly. */
const LOCK_MS = 2000;
/** Size of the write-ahead log on disk between two checkpoints. */
const LOG_BYTES = 64_000_000;

function lock(): DatabaseSync {
  const opened = new DatabaseSync(file);
  // The operating system releases the lock when this process ends.
  opened.exec(
    `PRAGMA busy_timeout = ${LOCK_MS}; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;`,
  );
  opened.exec('PRAGMA synchronous = NORMAL; BEGIN EXCLUSIVE; COMMIT;');
  return opened;
}

/** SQLite codes for a damaged database and a file that is no database. Extended codes use the higher bits. */
const DAMAGED = 11;
const UNREADABLE = new Set([DAMAGED, 26]);
const codeOf = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) & 0xff;
const isDamage = (error: unknown): boolean =>
  error instanceof IncompleteJournal || UNREADABLE.has(codeOf(error));

/** @returns why the file must be set aside */
function unusable(): string | undefined {
  let opened: DatabaseSync | undefined;
  try {
    opened = lock();
    const { user_version: found } = opened.prepare('PRAGMA user_version').get() as { user_version: number };
    if (found !== format && found !== 0) return `version ${found}`;
    const { quick_check: check } = opened.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
    return check === 'ok' ? undefined : 'damaged';
  } catch (error) {
    if (isDamage(error)) return 'damaged';
    throw error;
  } finally {
    opened?.close();
  }
}

interface Aside {
  /** New name of the file. */
  readonly name: string;
  readonly isDamaged: boolean;
}

/** @returns undefined if the file is missing, or sound and of this version */
function setAside(): Aside | undefined {
  const why = unusable();
  if (why === undefined) return undefined;
  const name = `${file}.${why.replace(' ', '-')}.${Date.now()}.aside`;
  renameSync(file, name);
  for (const beside of ['-wal', '-shm'])
    if (existsSync(file + beside)) renameSync(file + beside, name + beside);
  return { name, isDamaged: why === 'damaged' };
}

const aside = setAside();
const db = lock();
db.exec(`${TABLES} PRAGMA user_version = ${format}; PRAGMA journal_size_limit = ${LOG_BYTES};`);
const unreadable = aside?.isDamaged ? salvage(aside.name, db) : [];
db.exec('DELETE FROM bases WHERE hash NOT IN (SELECT base FROM sessions)');
const { ino } = statSync(file);

const read = journalReader(db);
const statements = {
  ...insertsOf(db),
  cut: db.prepare('DELETE FROM records WHERE session = ?'),
  remove: db.prepare('DELETE FROM sessions WHERE id = ?'),
  removeBase: db.prepare('DELETE FROM bases WHERE hash = ? AND hash NOT IN (SELECT base FROM sessions)'),
  used: db.prepare('UPDATE sessions SET usedAt = ? WHERE id = ?'),
  probe: db.prepare('INSERT OR REPLACE INTO probes VALUES (1, zeroblob(?))'),
  saveScene: db.prepare('INSERT INTO scenes VALUES (?, ?, ?)'),
  removeScene: db.prepare('DELETE FROM scenes WHERE name = ?'),
  scene: db.prepare('SELECT text FROM scenes WHERE name = ?'),
  scenes: db.prepare('SELECT head FROM scenes'),
  rows: db.prepare('SELECT * FROM sessions ORDER BY usedAt'),
  bases: db.prepare('SELECT hash FROM bases'),
};

const writeRow = (row: FileRow): void => insertRow(statements, row);

function write(one: Write): void {
  switch (one.what) {
    case 'open':
      if (one.base !== undefined) statements.base.run(one.row.base, one.base);
      statements.cut.run(one.row.id);
      statements.record.run(one.row.id, one.record);
      return writeRow(one.row);
    case 'append':
      statements.record.run(one.row.id, one.record);
      return writeRow(one.row);
    case 'remove':
      statements.cut.run(one.id);
      return void statements.remove.run(one.id);
    case 'removeBase':
      return void statements.removeBase.run(one.hash);
    case 'used':
      return void statements.used.run(one.usedAt, one.id);
    case 'saveScene':
      return void statements.saveScene.run(one.name, one.head, one.text);
    case 'removeScene':
      return void statements.removeScene.run(one.name);
    case 'probe':
      return void statements.probe.run(one.bytes);
  }
}

/** Writes to a deleted file would succeed and keep nothing. */
function refuseWithoutFile(): void {
  if (statSync(file, { throwIfNoEntry: false })?.ino !== ino)
    throw new Error(`${file} was removed; start the simulator again`);
}

/** Set by the first write that meets damage: later ones could lose stored data and are refused. */
let damage: string | undefined;

function commit(writes: readonly Write[]): void {
  refuseWithoutFile();
  if (damage !== undefined) throw new Error(damage);
  db.exec('BEGIN');
  try {
    writes.forEach(write);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    if (!isDamage(error)) throw error;
    damage = `${file} is damaged (${String(error)}); start the simulator again: it keeps what can be read`;
    throw new Error(damage, { cause: error });
  }
}

function readScene(name: string): string {
  const row = statements.scene.get(name) as { text: string } | undefined;
  if (!row) throw new Error(`${file} has no scene ${name}`);
  return row.text;
}

function answer(ask: WorkerRequest): WorkerResponse {
  try {
    if (ask.what === 'commit') commit(ask.writes);
    if (ask.what === 'close') db.close();
    if (ask.what === 'readScene') return { number: ask.number, scene: readScene(ask.name) };
    if (ask.what !== 'read') return { number: ask.number };
    return { number: ask.number, read: read(ask.id) };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { number: ask.number, error: text, isDamage: ask.what === 'read' && isDamage(error) };
  }
}

const hashes = (statements.bases.all() as { hash: string }[]).map(({ hash }) => hash);
const scenes = (statements.scenes.all() as { head: string }[]).map(({ head }) => head);
const opened: Opened = {
  rows: statements.rows.all() as unknown as FileRow[],
  bases: hashes,
  scenes,
  aside: aside?.name,
  unreadable,
};
parentPort?.postMessage(opened);
parentPort?.on('message', (ask: WorkerRequest) => parentPort?.postMessage(answer(ask)));
