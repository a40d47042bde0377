import type { FactMark } from '../fact/factMark.ts';
import { MoneyText } from '../text/MoneyText.tsx';

interface MoneyCellProps {
  readonly value: number;
  /** The main amount of the row. */
  readonly strong?: boolean | undefined;
  /** Puts ¥ before the digits: in an entry, which has no head with （元）. */
  readonly symbol?: boolean | undefined;
  readonly fact?: FactMark | undefined;
}

/** An amount in a table: zero is secondary text. docs/design/look.md rule 6 */
export const MoneyCell = ({ value, strong = false, symbol, fact }: MoneyCellProps) => (
  <span className={value === 0 ? 'quiet' : strong ? 'strong' : undefined} {...fact}>
    <MoneyText value={value} symbol={symbol} />
  </span>
);
