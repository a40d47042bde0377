import Box from '@mui/material/Box';
import { formatAmount } from '#portal/format/money.ts';
import { useSession } from '#portal/session/useSession.ts';
import { PrintFrame } from '#portal/ui/print/PrintFrame.tsx';
import { Facts, Sheet, SheetTable } from '#portal/ui/print/Sheet.tsx';
import { unbroken } from '#portal/ui/text/unbroken.tsx';
import { copy } from '../copy.ts';
import type { Desk } from '../desk.ts';
import { leftOutWords } from '../leftOutWords.ts';
import { GROUPS, type Finding } from '../match/reconcile.ts';
import { differenceOf, filtered, groupSums, sumsOf, theirCents, type Sums } from '../match/sums.ts';

const { paper: words, result: resultWords, fields, scope: scopeWords } = copy;

/** Most differences on paper. */
const MOST_PRINTED = 500;

interface PaperDialogProps {
  readonly desk: Desk;
  readonly result: NonNullable<Desk['result']>;
  readonly onClose: () => void;
}

/** The result on paper: both sides, groups, differences, places to sign. */
export function PaperDialog({ desk, result, onClose }: PaperDialogProps) {
  const { openStatus } = useSession();
  const { side, figure, from, to } = desk.scope;
  const { findings, leftOut, comparedAt } = result;
  const differences = filtered(findings, '');
  const sums = groupSums(findings);
  const totals = sumsOf(findings);
  return (
    <PrintFrame title={words.title} onClose={onClose} ready>
      <Sheet
        title={words.title}
        number={[words.file, desk.name]}
        issued={[words.comparedAt, comparedAt]}
        foot={leftOutWords(leftOut)?.text}
      >
        <Facts
          label={words.summary}
          rows={[[words.company, openStatus.extMap.companyName ?? '']]}
          last={[
            words.scope,
            unbroken(words.scopeOf(scopeWords.sides[side], scopeWords.figures[figure], from, to)),
          ]}
        />
        <SheetTable
          caption={resultWords.caption}
          texts={1}
          head={[
            resultWords.group,
            resultWords.count,
            resultWords.ours,
            resultWords.theirs,
            resultWords.difference,
          ]}
          rows={[
            ...GROUPS.map((group) => ({
              key: group,
              cells: [copy.groups[group], ...figuresOf(sums[group])],
            })),
            { key: 'total', cells: [<b key="total">{words.summary}</b>, ...figuresOf(totals)] },
          ]}
        />
        {differences.length === 0 ? null : (
          <SheetTable
            caption={words.differences}
            texts={4}
            head={[
              fields.number,
              fields.result,
              fields.rowTitle,
              fields.theirDay[side],
              fields.ours,
              fields.theirs,
              fields.difference,
            ]}
            rows={differences
              .slice(0, MOST_PRINTED)
              .map((finding, index) => ({ key: String(index), cells: cellsOf(finding) }))}
          />
        )}
        {differences.length > MOST_PRINTED ? <p>{words.more(MOST_PRINTED, differences.length)}</p> : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 48px', mt: 4 }}>
          {words.sign.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </Box>
      </Sheet>
    </PrintFrame>
  );
}

const figuresOf = ({ count, ours, theirs, difference }: Sums): readonly string[] => [
  String(count),
  formatAmount(ours),
  formatAmount(theirs),
  formatAmount(difference),
];

const amountOf = (cents: number | undefined): string =>
  cents === undefined ? '' : formatAmount(cents / 100);

function cellsOf(finding: Finding): readonly string[] {
  const { line, entry, group } = finding;
  const period = entry?.period ?? line?.period;
  const number = (entry?.number ?? line?.number) || fields.noNumber;
  return [
    period === undefined ? number : `${number} ${fields.period(period)}`,
    copy.groups[group],
    line ? String(line.row) : '',
    entry?.day ?? '',
    amountOf(line?.cents),
    amountOf(theirCents(finding)),
    amountOf(differenceOf(finding)),
  ];
}
