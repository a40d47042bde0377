import { exporting } from '#portal/copy/ui.ts';
import type { ExportColumn } from '#portal/ui/export/columns.ts';
import type { ExportRequest } from '#portal/ui/export/useExport.ts';
import { copy } from './copy.ts';
import type { LeftOutLine } from './ledger/lines.ts';
import { leftOutReason } from './leftOutWords.ts';
import type { Finding } from './match/reconcile.ts';
import { differenceOf, theirCents } from './match/sums.ts';
import type { Scope } from './match/theirs.ts';

const { fields } = copy;

/** A line of the file: a finding, or a line of the ledger that took no part. */
type Line = Finding | LeftOutLine;

const isLeftOut = (line: Line): line is LeftOutLine => 'reason' in line;

/** A value of a finding; lines that took no part have none. */
const of =
  (value: (finding: Finding) => string | number | undefined) =>
  (line: Line): string | number =>
    isLeftOut(line) ? '' : (value(line) ?? '');

const yuan = (cents: number | undefined): number | undefined =>
  cents === undefined ? undefined : cents / 100;

const columnsOf = (side: Scope['side']): readonly ExportColumn<Line>[] => [
  {
    title: fields.result,
    value: (line) => (isLeftOut(line) ? leftOutReason(line) : copy.groups[line.group]),
  },
  { title: fields.number, value: of(({ entry, line }) => entry?.number ?? line?.number) },
  { title: fields.periodTitle, value: of(({ entry, line }) => entry?.period ?? line?.period), integer: true },
  {
    title: fields.rowTitle,
    value: (line) => (isLeftOut(line) ? line.row : (line.line?.row ?? '')),
    integer: true,
  },
  { title: fields.ourDay, value: of(({ line }) => line?.day) },
  { title: fields.theirDay[side], value: of(({ entry }) => entry?.day) },
  { title: fields.ours, value: of(({ line }) => yuan(line?.cents)), sum: true },
  { title: fields.theirs, value: of((finding) => yuan(theirCents(finding))), sum: true },
  { title: fields.difference, value: of((finding) => differenceOf(finding) / 100), sum: true },
  { title: fields.note, value: of(({ line }) => line?.note) },
];

interface Compared {
  readonly findings: readonly Finding[];
  readonly leftOut: readonly LeftOutLine[];
  readonly scope: Scope;
}

/** All lines of the result, differences first, and the lines that took no part. */
export const findingExport = ({ findings, leftOut, scope }: Compared): ExportRequest<Line> => ({
  title: copy.paper.title,
  period: exporting.between(scope.from, scope.to),
  columns: columnsOf(scope.side),
  total: { label: exporting.total, counts: (line) => !isLeftOut(line) },
  load: (_signal, report) => {
    report(1);
    return Promise.resolve([...findings, ...leftOut]);
  },
});
