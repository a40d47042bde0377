import Button from '@mui/material/Button';
import { bills as copy } from '../../copy/ui.ts';
import { formatAmount } from '../../format/money.ts';
import { bookPagesOf } from '../../products/bookPages.ts';
import { useProduct } from '../../session/useProduct.ts';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { SelectionFrame } from '../../ui/list/SelectionFrame.tsx';
import type { Chosen } from './useChosen.ts';

const { selection } = copy;

/** The chosen rows, their total, that of the visible rows, and 还款; visible while any row is chosen. */
export function SelectionBar({ chosen }: { readonly chosen: Chosen }) {
  const { repay } = bookPagesOf(useProduct());
  const count = chosen.chosen.length;
  if (count === 0) return null;
  return (
    <SelectionFrame
      label={selection.label}
      count={selection.count(count)}
      total={{ label: selection.total, value: chosen.total }}
      note={selection.page(formatAmount(chosen.pageOwed))}
    >
      <Button variant="outlined" size="large" onClick={chosen.clear}>
        {selection.clear}
      </Button>
      <LinkButton size="large" to={repay({ bills: chosen.refs })}>
        {copy.repay}
      </LinkButton>
    </SelectionFrame>
  );
}
