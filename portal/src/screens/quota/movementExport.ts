import { QuotaMovementKindLabel } from '#generated/shared/labels.ts';
import { accountFileColumns } from '../../domain/accounts/accountFileColumns.ts';
import type { ExportColumn } from '../../ui/export/columns.ts';
import { copy } from './copy.ts';
import type { Movement } from './queries.ts';

const { movements } = copy;

/** Columns of the exported file of movements. */
export const quotaMovementColumns: readonly ExportColumn<Movement>[] = [
  { title: movements.at, value: (row) => row.at },
  { title: movements.kind, value: (row) => QuotaMovementKindLabel[row.kind] },
  { title: movements.reference, value: (row) => row.referenceNo },
  ...accountFileColumns(movements.account),
  { title: movements.amount, value: (row) => row.amount, sum: true },
  { title: movements.usedAfter, value: (row) => row.usedAfter ?? '' },
];
