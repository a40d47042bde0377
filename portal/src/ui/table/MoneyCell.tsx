import { formatAmount } from '../../format/money.ts';

interface MoneyCellProps {
  readonly value: number;
  /** The amount that the row is about. */
  readonly strong?: boolean | undefined;
}

/** An amount in a table: zero is secondary text. look.md rule 6 */
export const MoneyCell = ({ value, strong = false }: MoneyCellProps) => (
  <span className={value === 0 ? 'quiet' : strong ? 'strong' : undefined} style={oneLine}>
    {formatAmount(value)}
  </span>
);

const oneLine = { whiteSpace: 'nowrap' } as const;
