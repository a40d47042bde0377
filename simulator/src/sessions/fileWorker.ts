/**
 * The database of a folder of sessions, in a thread of its own: no request waits for another one's write. A batch of writes is one
 * transaction; it is acknowledged once the operating system has it, so the end of this process loses nothing.
 */
import { existsSync, renameSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Ask, FileRow, Write } from './fileMessages.ts';

const { file, format } = workerData as { readonly file: string; readonly format: number };

/** A process that just ended may hold the lock for a moment. */
const LOCK_MS = 2000;
/** Of the write-ahead log on the disk, between two checkpoints. */
const LOG_BYTES = 64_000_000;

const TABLES = `
CREATE TABLE IF NOT EXISTS bases (hash TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY, base TEXT NOT NULL, baseBytes INTEGER NOT NULL, startedAt INTEGER NOT NULL, usedAt INTEGER NOT NULL,
  bytes INTEGER NOT NULL, opening INTEGER NOT NULL, changed INTEGER NOT NULL, summary TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS basesOfSessions ON sessions (base);
CREATE TABLE IF NOT EXISTS records (number INTEGER PRIMARY KEY, session TEXT NOT NULL, text TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS recordsOfSession ON records (session, number);
CREATE TABLE IF NOT EXISTS probes (number INTEGER PRIMARY KEY, content BLOB NOT NULL);`;

function lock(): DatabaseSync {
  const opened = new DatabaseSync(file);
  // The lock is the operating system's: it ends with this process, however that ends.
  opened.exec(
    `PRAGMA busy_timeout = ${LOCK_MS}; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;`,
  );
  opened.exec('PRAGMA synchronous = NORMAL; BEGIN EXCLUSIVE; COMMIT;');
  return opened;
}

/** Of SQLite: a damaged database, and a file that is none. */
const UNREADABLE = new Set([11, 26]);

/** @returns why the file is to be set aside */
function unusable(): string | undefined {
  let opened: DatabaseSync | undefined;
  try {
    opened = lock();
    const { user_version: found } = opened.prepare('PRAGMA user_version').get() as { user_version: number };
    if (found === format || found === 0) return undefined;
    return `version ${found}`;
  } catch (error) {
    if (UNREADABLE.has((error as { errcode?: number }).errcode ?? 0)) return 'damaged';
    throw error;
  } finally {
    opened?.close();
  }
}

/** @returns the file's new name, where it is another version's or damaged */
function setAside(): string | undefined {
  const why = unusable();
  if (why === undefined) return undefined;
  const name = `${file}.${why.replace(' ', '-')}.${Date.now()}.aside`;
  renameSync(file, name);
  for (const beside of ['-wal', '-shm'])
    if (existsSync(file + beside)) renameSync(file + beside, name + beside);
  return name;
}

const aside = setAside();
const db = lock();
db.exec(`${TABLES} PRAGMA user_version = ${format}; PRAGMA journal_size_limit = ${LOG_BYTES};`);
db.exec('DELETE FROM bases WHERE hash NOT IN (SELECT base FROM sessions)');
const { ino } = statSync(file);

const statements = {
  base: db.prepare('INSERT OR IGNORE INTO bases VALUES (?, ?)'),
  session: db.prepare('INSERT OR REPLACE INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)'),
  record: db.prepare('INSERT INTO records (session, text) VALUES (?, ?)'),
  cut: db.prepare('DELETE FROM records WHERE session = ?'),
  remove: db.prepare('DELETE FROM sessions WHERE id = ?'),
  removeBase: db.prepare('DELETE FROM bases WHERE hash = ? AND hash NOT IN (SELECT base FROM sessions)'),
  used: db.prepare('UPDATE sessions SET usedAt = ? WHERE id = ?'),
  probe: db.prepare('INSERT OR REPLACE INTO probes VALUES (1, zeroblob(?))'),
  baseOf: db.prepare('SELECT text FROM bases WHERE hash = (SELECT base FROM sessions WHERE id = ?)'),
  recordsOf: db.prepare('SELECT text FROM records WHERE session = ? ORDER BY number'),
  rows: db.prepare('SELECT * FROM sessions ORDER BY usedAt'),
};

function writeRow({
  id,
  base,
  baseBytes,
  startedAt,
  usedAt,
  bytes,
  opening,
  changed,
  summary,
}: FileRow): void {
  statements.session.run(id, base, baseBytes, startedAt, usedAt, bytes, opening, changed, summary);
}

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
    case 'probe':
      return void statements.probe.run(one.bytes);
  }
}

/** A file that was taken away would take all writes, and keep none. */
function refuseWithoutFile(): void {
  if (statSync(file, { throwIfNoEntry: false })?.ino !== ino)
    throw new Error(`${file} was removed; start the simulator again`);
}

function commit(writes: readonly Write[]): void {
  refuseWithoutFile();
  db.exec('BEGIN');
  try {
    writes.forEach(write);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

function answer(ask: Ask): Answer {
  try {
    if (ask.what === 'commit') commit(ask.writes);
    if (ask.what === 'close') db.close();
    if (ask.what !== 'read') return { number: ask.number };
    const { text: base } = statements.baseOf.get(ask.id) as { text: string };
    const records = statements.recordsOf.all(ask.id) as { text: string }[];
    return { number: ask.number, read: { base, records: records.map(({ text }) => text) } };
  } catch (error) {
    return { number: ask.number, error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.postMessage({ rows: statements.rows.all(), aside });
parentPort?.on('message', (ask: Ask) => parentPort?.postMessage(answer(ask)));
