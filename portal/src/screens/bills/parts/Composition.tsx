import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { factOf } from '#portal/domain/fact/factOf.ts';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import { PARTS, shares, type Part } from '../rules.ts';
import type { BillSums } from '../types.ts';

/** Names of the parts in `data-bar`. They select the colours below and, while the system forces its own colours, a pattern: build/forced.css. */
const patterns: Readonly<Record<Part, string>> = {
  principal: 'filled',
  interest: 'open',
  fee: 'dotted',
  penalty: 'hatched',
};

function paint(part: Part, { palette }: Theme) {
  switch (part) {
    case 'principal':
      return { background: palette.chart.used };
    case 'interest':
      return { background: palette.info.main };
    case 'fee':
      return { background: palette.warning.main };
    case 'penalty':
      return {
        background: `repeating-linear-gradient(135deg, ${palette.error.main} 0 2px, ${palette.background.paper} 2px 4px)`,
        boxShadow: `inset 0 0 0 1px ${palette.error.main}`,
      };
  }
}

interface CompositionProps {
  readonly sums: BillSums;
  /** The bill of the sums, when there is only one. */
  readonly billNo?: string | undefined;
}

/** The parts of the bills: a 16 px stacked bar, and the same figures as text. docs/design/look.md rule 4 */
export function Composition({ sums, billNo }: CompositionProps) {
  const parts = shares(sums);
  return (
    <Box sx={boxStyle}>
      <div aria-hidden>
        {parts
          .filter(({ amount }) => amount > 0)
          .map(({ part, amount }) => (
            <div key={part} data-bar={patterns[part]} style={{ flexGrow: amount }} />
          ))}
      </div>
      <dl aria-label={copy.sums.label}>
        {parts.map(({ part, amount, share }) => (
          <div key={part}>
            <dt>
              <span aria-hidden data-bar={patterns[part]} />
              {copy.sums.parts[part]}
            </dt>
            <dd>
              <MoneyText
                value={amount}
                fact={billNo === undefined ? undefined : factOf(`bill.${part}`, billNo)}
              />
              <div className="quiet">{share.toFixed(2)}%</div>
            </dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

const boxStyle = (theme: Theme) => ({
  minWidth: 0,
  '& > div': {
    display: 'flex',
    gap: '2px',
    height: 16,
    borderRadius: '4px',
    overflow: 'hidden',
    bgcolor: theme.palette.fill,
  },
  '& > div > div': { flexShrink: 1, flexBasis: 0, minWidth: 8 },
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
    rowGap: 3,
    m: 0,
    mt: 3,
    fontSize: 12,
    lineHeight: '20px',
  },
  '& > dl > div': { borderColor: 'divider', borderStyle: 'solid', borderWidth: 0 },
  '& > dl > div:nth-of-type(even)': { pl: 4, borderLeftWidth: 1 },
  '& > dl > div:nth-of-type(3)': { pl: { sm: 4 }, borderLeftWidth: { sm: 1 } },
  '& dt': { display: 'flex', alignItems: 'center', gap: '6px', color: 'text.secondary' },
  '& dt > span': { width: 12, height: 12, borderRadius: '2px' },
  '& dd': { m: 0 },
  '& dd > span': { fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  ...Object.fromEntries(PARTS.map((part) => [`& [data-bar=${patterns[part]}]`, paint(part, theme)])),
});
