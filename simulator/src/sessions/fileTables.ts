/** The tables of a folder's database (fileWorker.ts). */
import type { DatabaseSync } from 'node:sqlite';
import type { FileRow, Journal } from './fileMessages.ts';

/**
 * bases: the worlds in which sessions began, each once; sessions and records: the sessions and their journals; scenes: stored scenes;
 * probes: bytes written to find out whether the disk takes them again (`check` of fileDisk.ts).
 */
export const TABLES = `
CREATE TABLE IF NOT EXISTS bases (hash TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY, base TEXT NOT NULL, baseBytes INTEGER NOT NULL, startedAt INTEGER NOT NULL, usedAt INTEGER NOT NULL,
  bytes INTEGER NOT NULL, opening INTEGER NOT NULL, changed INTEGER NOT NULL, summary TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS basesOfSessions ON sessions (base);
CREATE TABLE IF NOT EXISTS records (number INTEGER PRIMARY KEY, session TEXT NOT NULL, text TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS recordsOfSession ON records (session, number);
CREATE TABLE IF NOT EXISTS scenes (name TEXT PRIMARY KEY, head TEXT NOT NULL, text TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS probes (number INTEGER PRIMARY KEY, content BLOB NOT NULL);`;

/** The database does not hold a complete journal of one session. */
export class IncompleteJournal extends Error {
  override readonly name = 'IncompleteJournal';
}

export const insertsOf = (db: DatabaseSync) => ({
  base: db.prepare('INSERT OR IGNORE INTO bases VALUES (?, ?)'),
  session: db.prepare('INSERT OR REPLACE INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)'),
  record: db.prepare('INSERT INTO records (session, text) VALUES (?, ?)'),
});

export type Inserts = ReturnType<typeof insertsOf>;

export function insertRow({ session }: Pick<Inserts, 'session'>, row: FileRow): void {
  const { id, base, baseBytes, startedAt, usedAt, bytes, opening, changed, summary } = row;
  session.run(id, base, baseBytes, startedAt, usedAt, bytes, opening, changed, summary);
}

/**
 * Reads journals of one database. The byte count of the row shows whether all records are there.
 * @throws IncompleteJournal
 */
export function journalReader(db: DatabaseSync): (id: string) => Journal {
  const rowOf = db.prepare('SELECT base, bytes FROM sessions WHERE id = ?');
  const baseOf = db.prepare('SELECT text FROM bases WHERE hash = ?');
  const recordsOf = db.prepare('SELECT text FROM records WHERE session = ? ORDER BY number');
  return (id) => {
    const row = rowOf.get(id) as { base: string; bytes: number } | undefined;
    if (!row) throw new IncompleteJournal('its row is missing');
    const base = baseOf.get(row.base) as { text: string } | undefined;
    if (!base) throw new IncompleteJournal('its base world is missing');
    const records = (recordsOf.all(id) as { text: string }[]).map(({ text }) => text);
    const found = records.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    if (found !== row.bytes) throw new IncompleteJournal(`its journal has ${found} bytes of ${row.bytes}`);
    return { base: base.text, records };
  };
}
