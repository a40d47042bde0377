/** Recovers readable sessions from a damaged database. */
import { DatabaseSync } from 'node:sqlite';
import type { FileRow } from './fileMessages.ts';
import { insertRow, insertsOf, journalReader } from './fileTables.ts';

/**
 * Copies each complete session. Of the others it copies the row alone, so that they are reported until they start again.
 * @returns the ids of the sessions without their journal
 */
export function salvage(damaged: string, to: DatabaseSync): string[] {
  const inserts = insertsOf(to);
  const unreadable: string[] = [];
  let from: DatabaseSync | undefined;
  to.exec('BEGIN');
  try {
    from = new DatabaseSync(damaged);
    const read = journalReader(from);
    for (const row of rowsOf(from)) {
      insertRow(inserts, row);
      try {
        const { base, records } = read(row.id);
        inserts.base.run(row.base, base);
        for (const record of records) inserts.record.run(row.id, record);
      } catch {
        unreadable.push(row.id);
      }
    }
    salvageScenes(from, to);
  } catch {
    // The file, or its table of scenes, cannot be read. What was copied until then is kept; the rest is in the file set aside.
  } finally {
    to.exec('COMMIT');
    from?.close();
  }
  return unreadable;
}

/** Copies scenes up to the first unreadable page; a database of an earlier version has none. */
function salvageScenes(from: DatabaseSync, to: DatabaseSync): void {
  const save = to.prepare('INSERT OR IGNORE INTO scenes VALUES (?, ?, ?)');
  for (const { name, head, text } of from.prepare('SELECT * FROM scenes').iterate())
    if ([name, head, text].every((value) => typeof value === 'string')) save.run(name!, head!, text!);
}

/** Reads from both ends up to the first unreadable page. */
function rowsOf(db: DatabaseSync): Iterable<FileRow> {
  const rows = new Map<string, FileRow>();
  for (const order of ['ASC', 'DESC'])
    try {
      for (const row of db.prepare(`SELECT * FROM sessions ORDER BY id ${order}`).iterate()) {
        const one = row as unknown as FileRow;
        if (isWhole(one)) rows.set(one.id, one);
      }
    } catch {
      continue;
    }
  return rows.values();
}

/** A damaged page may hold any values. */
const isWhole = (row: FileRow): boolean =>
  [row.id, row.base, row.summary].every((value) => typeof value === 'string') &&
  [row.baseBytes, row.startedAt, row.usedAt, row.bytes, row.opening, row.changed].every(Number.isFinite);
