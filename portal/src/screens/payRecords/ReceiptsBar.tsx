import Button from '@mui/material/Button';
import { addMoney } from '../../format/money.ts';
import type { ExportRequest } from '../../ui/export/useExport.ts';
import { SelectionFrame } from '../../ui/list/SelectionFrame.tsx';
import { openReceipts } from '../../ui/print/papers.ts';
import type { ChosenRows } from '../../ui/table/useChosenRows.ts';
import { copy } from './copy.ts';
import type { RepayRecord } from './queries.ts';
import { useChooseAll } from './useChooseAll.ts';
import { wantedReceipts } from './wantedReceipts.ts';

const { selection: words } = copy;

interface ReceiptsBarProps {
  readonly chosen: ChosenRows<RepayRecord>;
  /** Number of rows of the filter. */
  readonly total: number;
  readonly load: ExportRequest<RepayRecord>['load'];
}

/** Bar for the chosen repayments: chooses all that match the filters, clears the choice, and prints the receipts. */
export function ReceiptsBar({ chosen: { chosen, replace, clear }, total, load }: ReceiptsBarProps) {
  const chooseAll = useChooseAll(load, replace);
  const clearAll = () => {
    chooseAll.stop();
    clear();
  };
  const count = chosen.length;
  if (count === 0) return null;
  const paid = chosen.filter(({ hasReceipt }) => hasReceipt).map(({ payAmount }) => payAmount);
  return (
    <SelectionFrame
      label={words.label}
      count={
        chooseAll.share === undefined ? words.count(count) : words.choosing(Math.round(chooseAll.share * 100))
      }
      total={{ label: words.total, value: addMoney(...paid) }}
    >
      {chooseAll.share === undefined ? (
        count < total && (
          <Button variant="outlined" size="large" onClick={chooseAll.start}>
            {words.all(total)}
          </Button>
        )
      ) : (
        <Button variant="outlined" size="large" onClick={chooseAll.stop}>
          {words.stop}
        </Button>
      )}
      <Button variant="outlined" size="large" onClick={clearAll}>
        {words.clear}
      </Button>
      <Button size="large" onClick={() => openReceipts(wantedReceipts(chosen))}>
        {words.print}
      </Button>
    </SelectionFrame>
  );
}
