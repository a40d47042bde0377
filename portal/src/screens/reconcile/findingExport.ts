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

/** A line of the file: a finding, or a line of the ledger that was left out. */
type Line = Finding | LeftOutLine;

const isLeftOut = (line: Line): line is LeftOutLine => 'reason' in line;

/** Column value of a finding. A left-out line has none. */
const ofFinding =
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
  { title: fields.number, value: ofFinding(({ entry, line }) => entry?.number ?? line?.number) },
  {
    title: fields.periodTitle,
    value: ofFinding(({ entry, line }) => entry?.period ?? line?.period),
    integer: true,
  },
  {
    title: fields.rowTitle,
    value: (line) => (isLeftOut(line) ? line.row : (line.line?.row ?? '')),
    integer: true,
  },
  { title: fields.ourDay, value: ofFinding(({ line }) => line?.day) },
  { title: fields.theirDay[side], value: ofFinding(({ entry }) => entry?.day) },
  { title: fields.ours, value: ofFinding(({ line }) => yuan(line?.cents)), sum: true },
  { title: fields.theirs, value: ofFinding((finding) => yuan(theirCents(finding))), sum: true },
  { title: fields.difference, value: ofFinding((finding) => differenceOf(finding) / 100), sum: true },
  { title: fields.note, value: ofFinding(({ line }) => line?.note) },
];

interface Compared {
  readonly findings: readonly Finding[];
  readonly leftOut: readonly LeftOutLine[];
  readonly scope: Scope;
}

/** Export of all findings, differences first, and of the left-out lines. */
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
