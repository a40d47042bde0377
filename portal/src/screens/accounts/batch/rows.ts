/** Reads accounts from pasted text or a CSV file, one per line. */
import { safeParse } from 'zod/mini';
import { addAccounts } from '#generated/provisional/fields/addAccounts.ts';
import type { Inputs } from '#generated/provisional/io.ts';
import { readAmount } from '#portal/format/amount.ts';
import { mobileTyped } from '#portal/format/typed.ts';
import { amountError } from '#portal/ui/form/amountError.ts';
import { copy } from '../copy.ts';

export type NewAccount = Inputs['addAccounts']['accounts'][number];

export interface BatchRow {
  /** Line number from 1. The heading and empty lines do not count. */
  readonly line: number;
  readonly loginId: string;
  readonly nickname: string;
  /** The account to send; undefined when the line is invalid. */
  readonly account: NewAccount | undefined;
  readonly problem: string | undefined;
}

const { batchDrawer: words } = copy;
const { loginId, nickname, phone } = addAccounts.accounts.def.element.shape;

/** Splits a line into cells without their quotes. Lines pasted from a spreadsheet have tabs instead of commas. */
export function cellsOf(line: string): string[] {
  const separator = line.includes('\t') ? '\t' : /[,，]/;
  // A quoted text may contain separators. Until the line is split, its index between NUL characters stands for it.
  const quoted: string[] = [];
  const plain = line.replace(/"((?:[^"]|"")*)"/g, (_all, text: string) => {
    quoted.push(text.replaceAll('""', '"'));
    return `\u0000${String(quoted.length - 1)}\u0000`;
  });
  return plain
    .split(separator)
    .map((cell) =>
      cell.replace(/\u0000(\d+)\u0000/g, (_all, index: string) => quoted[Number(index)] ?? '').trim(),
    );
}

/** Texts of the last cell, and whether they mean an existing login id. */
const kinds: ReadonlyMap<string, boolean> = new Map([
  ['', false],
  [words.newLogin, false],
  [words.existing, true],
]);

interface Cells {
  readonly pin: string;
  readonly name: string;
  readonly mobile: string;
  readonly limitText: string;
  readonly kind: string;
}

/** The first problem of a line. */
function problemOf({ pin, name, mobile, limitText, kind }: Cells): string | undefined {
  const { problems } = words;
  if (!safeParse(loginId, pin).success) return problems.loginId;
  if (!safeParse(nickname, name).success) return problems.nickname;
  if (!safeParse(phone, mobile).success) return problems.phone;
  if (limitText !== '' && readAmount(limitText) === undefined) return amountError(limitText, problems.limit);
  return kinds.has(kind) ? undefined : problems.existing;
}

function rowOf(cells: readonly string[], line: number): BatchRow {
  const [pin = '', name = '', phoneCell = '', limitText = '', kind = ''] = cells;
  const mobile = mobileTyped(phoneCell);
  const limit = limitText === '' ? undefined : readAmount(limitText);
  const problem = problemOf({ pin, name, mobile, limitText, kind });
  const account: NewAccount = {
    loginId: pin,
    existing: kinds.get(kind) ?? false,
    nickname: name,
    phone: mobile,
    ...(limit !== undefined && { limit }),
  };
  return {
    line,
    loginId: pin,
    nickname: name,
    account: problem === undefined ? account : undefined,
    problem,
  };
}

/** Reads all lines but empty ones and the heading. */
export const rowsOf = (text: string): BatchRow[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '' && !line.replace(/^"/, '').startsWith(words.heading))
    .map((line, index) => rowOf(cellsOf(line), index + 1));
