import type { FactMark } from '../fact/factMark.ts';
import { MoneyText } from '../text/MoneyText.tsx';

interface MoneyCellProps {
  readonly value: number;
  /** The main amount of the row. */
  readonly strong?: boolean | undefined;
  readonly fact?: FactMark | undefined;
}

/** An amount in a table: zero is secondary text. docs/design/look.md rule 6 */
export const MoneyCell = ({ value, strong = false, fact }: MoneyCellProps) => (
  <span className={value === 0 ? 'quiet' : strong ? 'strong' : undefined} {...fact}>
    <MoneyText value={value} />
  </span>
);
