import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { quotaCopy } from '../../copy/quota.ts';
import { formatTenThousands } from '../../format/money.ts';
import { PatternSwatch, SegmentedBar } from '../../ui/charts/SegmentedBar.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { TotalLine } from '../../ui/text/TotalLine.tsx';
import { factOf, sumOf } from '../fact/factOf.ts';
import type { QuotaParts } from './quota.ts';

type QuotaPattern = Exclude<keyof QuotaParts, 'total'>;

const names: Readonly<Record<QuotaPattern, string>> = {
  used: quotaCopy.used,
  frozen: quotaCopy.frozenPart,
  available: quotaCopy.availablePart,
};

const patterns = ['used', 'frozen', 'available'] as const;

interface QuotaLedgerProps {
  readonly productCode: string;
  readonly parts: QuotaParts;
}

/** Used, frozen and available as one bar, the same figures as lines below it, and their total. docs/design/look.md rule 4 */
export function QuotaLedger({ productCode, parts }: QuotaLedgerProps) {
  const factOfPart = (part: QuotaPattern) => factOf(`quota.${part}`, productCode);
  return (
    <>
      <Box sx={{ my: 3 }}>
        <SegmentedBar
          segments={patterns.map((pattern) => ({
            pattern,
            value: parts[pattern],
            label: formatTenThousands(parts[pattern]),
          }))}
        />
      </Box>
      <Box component="dl" sx={listStyle}>
        {patterns.map((pattern) => (
          <div key={pattern}>
            <dt>
              <PatternSwatch pattern={pattern} />
              {names[pattern]}
            </dt>
            <dd>
              <MoneyText value={parts[pattern]} fact={factOfPart(pattern)} />
            </dd>
          </div>
        ))}
      </Box>
      <Box sx={{ mt: 2 }}>
        <TotalLine label={quotaCopy.total}>
          <MoneyText
            value={parts.total}
            fact={sumOf(factOf('quota.total', productCode), patterns.map(factOfPart))}
          />
        </TotalLine>
      </Box>
    </>
  );
}

const listStyle = ({ palette }: Theme) => ({
  m: 0,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: 2,
    py: '5px',
  },
  '& > div + div': { borderTop: `1px solid ${palette.hairline}` },
  '& dt': { display: 'inline-flex', alignItems: 'center', gap: 2, color: 'text.secondary' },
  '& dd': { m: 0 },
});
