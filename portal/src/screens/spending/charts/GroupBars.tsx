import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useId } from 'react';
import { percent } from '../../../ui/charts/barScale.ts';
import { LinkedText } from '../../../ui/router/PageLink.tsx';
import { MoneyText } from '../../../ui/text/MoneyText.tsx';
import { fillOf, Patterns, patternStyles } from './pattern.tsx';

/** A group, such as a category of purchases. Figures in yuan. */
interface BarRow {
  readonly key: string;
  readonly name: string;
  readonly net: number;
  readonly refunded: number;
  /** Net and refunded together. */
  readonly amount: number;
  /** Address of the rows behind the bar. */
  readonly to: string;
  /** The link's full name with its figures. */
  readonly label: string;
}

interface GroupBarsProps {
  readonly label: string;
  readonly rows: readonly BarRow[];
}

/** Height of a bar in px. */
const BAR = 12;

/** Groups as horizontal bars with their exact amount, each a link to its rows. */
export function GroupBars({ label, rows }: GroupBarsProps) {
  const id = useId();
  const largest = Math.max(...rows.map(({ amount }) => amount), 0) || 1;
  const width = (value: number): string => percent((Math.max(value, 0) / largest) * 100);
  return (
    <Box component="ul" aria-label={label} sx={listStyle}>
      {rows.map(({ key, name, amount, net, refunded, to, label: full }) => (
        <li key={key}>
          <span className="line">
            <LinkedText to={to} className="link" aria-label={full}>
              {name}
            </LinkedText>
            <MoneyText value={amount} />
          </span>
          <Box component="svg" aria-hidden width="100%" height={BAR} sx={[barStyle, patternStyles]}>
            <Patterns id={id + key} />
            <rect data-part="used" width={width(net)} height={BAR} />
            {refunded > 0 ? (
              <rect
                data-part="frozen"
                fill={fillOf(id + key, 'frozen')}
                x={width(net)}
                width={width(refunded)}
                height={BAR}
              />
            ) : null}
          </Box>
        </li>
      ))}
    </Box>
  );
}

const barStyle = { display: 'block', mt: 1 } as const;

const listStyle = ({ palette }: Theme) => ({
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: '12px',
  '& .line': { display: 'flex', justifyContent: 'space-between', gap: 2, color: palette.ink },
  '& a': { minWidth: 0, overflowWrap: 'anywhere' },
});
