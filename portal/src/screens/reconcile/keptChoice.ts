import * as z from 'zod/mini';
import { kept } from '#portal/storage/storage.ts';
import { ROLES, type Columns, type LedgerTable } from './ledger/columns.ts';
import type { LedgerColumns } from './ledger/lines.ts';
import { SIDES, type Scope, type Side } from './match/theirs.ts';

const PREFIX = 'LEDGER:';

const choice = z.object({
  /** Heads of the columns by role: the next file may have them elsewhere. */
  titles: z.record(z.string(), z.string()),
  side: z.enum(['bills', 'orders']),
  figure: z.string(),
});

/** The user's last choice of columns and of what to compare with. */
export type KeptChoice = z.infer<typeof choice>;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Returns the last choice of this account on this machine. @param account storage name of the account */
export function keptChoice(account: string, store: Pick<Storage, 'getItem'> = kept): KeptChoice | undefined {
  const read = z.safeParse(choice, parsed(store.getItem(PREFIX + account)));
  return read.success ? read.data : undefined;
}

/** Stores the choice for the next file of this account. */
export function keepChoice(
  account: string,
  { titles }: LedgerTable,
  columns: LedgerColumns,
  { side, figure }: Pick<Scope, 'side' | 'figure'>,
  store: Pick<Storage, 'setItem'> = kept,
): void {
  const entries = ROLES.flatMap((role) => {
    const title = titles[columns[role] ?? -1];
    return title === undefined ? [] : [[role, title] as const];
  });
  const next: KeptChoice = { titles: Object.fromEntries(entries), side, figure };
  store.setItem(PREFIX + account, JSON.stringify(next));
}

/** The columns of the last choice. @returns undefined if this file lacks the column of the number or of the amount */
export function keptColumns({ titles }: LedgerTable, last: KeptChoice | undefined): Columns | undefined {
  const columns = Object.fromEntries(
    ROLES.flatMap((role) => {
      const column = titles.indexOf(last?.titles[role] ?? '');
      return column < 0 ? [] : [[role, column]];
    }),
  ) as Columns;
  return columns.number === undefined || columns.amount === undefined ? undefined : columns;
}

/** The side and the figure of the last choice, else the defaults. */
export function keptSide(last: KeptChoice | undefined): Pick<Scope, 'side' | 'figure'> {
  const side: Side = last?.side ?? 'bills';
  return { side, figure: SIDES[side].find((figure) => figure === last?.figure) ?? SIDES[side][0] };
}
