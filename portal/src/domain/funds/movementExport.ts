import { AccountDetailTypeLabel, AccountDirectionLabel } from '#generated/shared/labels.ts';
import type { ExportColumn } from '../../ui/export/columns.ts';
import { fundsCopy } from './copy.ts';
import { isIncome, movementText, type Movement } from './movement.ts';

const { movements: words } = fundsCopy;

/** A movement as a line of a file: the page's columns, plus number and direction. */
export const movementFileColumns: readonly ExportColumn<Movement>[] = [
  { title: words.at, value: ({ occurredAt }) => occurredAt },
  { title: words.type, value: ({ type }) => AccountDetailTypeLabel[type] },
  { title: words.direction, value: ({ direction }) => AccountDirectionLabel[direction] },
  { title: words.what, value: movementText },
  { title: words.no, value: ({ movementNo }) => movementNo },
  { title: words.income, value: (movement) => (isIncome(movement) ? movement.amount : ''), sum: true },
  { title: words.expense, value: (movement) => (isIncome(movement) ? '' : movement.amount), sum: true },
  { title: words.balance, value: ({ balanceAfter }) => balanceAfter },
];
