import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Outputs } from '#generated/provisional/io.ts';
import { funds } from '../../copy/funds.ts';
import { groupInFours } from '../../format/card.ts';
import { Icon } from '../../icons/Icon.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { PhoneFold } from '../../ui/page/PhoneFold.tsx';
import { copyAndNotify } from '../../ui/text/copyAndNotify.ts';
import { CopyButton } from '../../ui/text/CopyButton.tsx';
import { fundsCopy } from './copy.ts';

const { payIn: words } = fundsCopy;

interface PayInCardProps {
  /** Absent for an offline investor's account. */
  readonly payIn: Outputs['queryTransferDetails'] | undefined;
  readonly title?: string | undefined;
  /** Folded on phones, where other content matters more. The button still copies all lines. */
  readonly folds?: true;
}

/** Transfer details for paying in: each line can be copied, and all at once. */
export function PayInCard({ payIn, title = words.title, folds }: PayInCardProps) {
  if (payIn === undefined)
    return (
      <CardFrame title={title}>
        <HintPanel tone="warning" icon="phone">
          {funds.offlineInvestor}
        </HintPanel>
      </CardFrame>
    );
  const rows = rowsOf(payIn);
  const lines = <Lines title={title} rows={rows} />;
  return (
    <CardFrame title={title} actions={<CopyAll rows={rows} />}>
      {folds === true ? <PhoneFold label={words.lines}>{lines}</PhoneFold> : lines}
    </CardFrame>
  );
}

const Lines = ({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) => (
  <>
    <Box component="dl" aria-label={title} sx={rowsStyle}>
      {rows.map(([label, value, shown]) => (
        <div key={label}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <dd>
            {shown}
            <CopyButton value={value} label={label} />
          </dd>
        </div>
      ))}
    </Box>
    <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
      {words.note}
    </Typography>
  </>
);

/** Label, copied text, shown text. */
type Row = readonly [string, string, string];

function rowsOf(transfer: Outputs['queryTransferDetails']): readonly Row[] {
  const { accountName, accountNo, bankName, bankCode, remark } = transfer;
  return [
    [words.accountName, accountName, accountName],
    [words.accountNo, accountNo, groupInFours(accountNo)],
    [words.bankName, bankName, bankName],
    [words.bankCode, bankCode, bankCode],
    [words.remark, remark, remark],
  ];
}

function CopyAll({ rows }: { readonly rows: readonly Row[] }) {
  const text = rows.map(([label, value]) => `${label}${words.colon}${value}`).join('\n');
  return (
    <Button
      variant="tonal"
      data-print="hide"
      startIcon={<Icon name="copy" size={16} />}
      onClick={() => void copyAndNotify(text, words.all)}
    >
      {words.copyAll}
    </Button>
  );
}

const rowsStyle = ({ palette }: Theme) => ({
  m: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 3,
    py: '6px',
  },
  '& > div + div': { borderTop: `1px solid ${palette.hairline}` },
  '& dd': { m: 0, display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3 },
});
