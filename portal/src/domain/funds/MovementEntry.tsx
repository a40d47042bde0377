import { ListEntry } from '../../ui/list/ListEntry.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { factOf } from '../fact/factOf.ts';
import { fundsCopy } from './copy.ts';
import { isIncome, type Movement } from './movement.ts';
import { MovementText } from './MovementText.tsx';
import { MovementType } from './MovementType.tsx';
import { SignedMoney } from './SignedMoney.tsx';

/** A movement on a phone. docs/design/look.md rule 8 */
export function MovementEntry({ movement }: { readonly movement: Movement }) {
  const { movementNo, amount, balanceAfter, occurredAt } = movement;
  return (
    <ListEntry
      first={[
        <MovementType key="type" movement={movement} />,
        <SignedMoney
          key="amount"
          value={amount}
          income={isIncome(movement)}
          fact={factOf('movement.amount', movementNo)}
        />,
      ]}
      second={[
        occurredAt,
        <span key="balance">
          {fundsCopy.movements.balanceShort}{' '}
          <MoneyText value={balanceAfter} fact={factOf('movement.balanceAfter', movementNo)} />
        </span>,
      ]}
      third={[<MovementText key="what" movement={movement} />, null]}
    />
  );
}
