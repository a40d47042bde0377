import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAmount } from '#portal/format/money.ts';
import { useProduct } from '#portal/session/useProduct.ts';
import { DialogFrame } from '#portal/ui/dialog/DialogFrame.tsx';
import { ErrorLine } from '#portal/ui/feedback/ErrorLine.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { Skeleton } from '#portal/ui/feedback/Skeleton.tsx';
import { FieldError } from '#portal/ui/form/FieldError.tsx';
import { PlainTable } from '#portal/ui/table/PlainTable.tsx';
import { copy } from '../copy.ts';
import { preparationQuery } from '../queries.ts';
import { hintOf, sumOf } from '../rules/selection.ts';
import type { RepayBill } from '../rules/targets.ts';
import { BillEntry, billKey, billTone, choiceColumns } from './billColumns.tsx';

interface ReselectDialogProps {
  readonly chosen: readonly RepayBill[];
  readonly onChoose: (bills: readonly RepayBill[]) => void;
  readonly onClose: () => void;
}

const { reselect: words } = copy;

/** Chooses among all due bills. Overdue ones of the same funder must be repaid first: without them a hint shows and the button is disabled. */
export function ReselectDialog({ chosen, onChoose, onClose }: ReselectDialogProps) {
  const due = useQuery(preparationQuery(useProduct().code, {}));
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(chosen.map(billKey)));
  const dueBills = due.data?.preparation.bills ?? [];
  const bills = dueBills.filter((bill) => selected.has(billKey(bill)));
  const hint = hintOf(dueBills, bills);
  const choose = (leave: () => void) => {
    if (bills.length === 0) return;
    // No bills in the URL mean everything due.
    onChoose(bills.length === dueBills.length ? [] : bills);
    leave();
  };
  return (
    <DialogFrame
      title={words.title}
      width={760}
      onClose={onClose}
      actions={(leave) => (
        <>
          <Box component="span" sx={{ mr: 'auto' }}>
            {words.sum(bills.length, formatAmount(sumOf(bills)))}
          </Box>
          <Button variant="outlined" size="large" onClick={leave}>
            {words.cancel}
          </Button>
          <Button
            size="large"
            disabled={due.isPending || hint === 'overdue-first'}
            onClick={() => choose(leave)}
          >
            {words.sure}
          </Button>
        </>
      )}
    >
      {due.isPending ? <Skeleton height={240} /> : null}
      {due.isError ? <ErrorLine error={due.error} onRetry={() => void due.refetch()} /> : null}
      {due.isSuccess ? (
        <PlainTable
          caption={words.list}
          columns={choiceColumns}
          rows={dueBills}
          rowKey={billKey}
          rowTone={billTone}
          narrow={(bill) => <BillEntry bill={bill} />}
          selection={{
            selected,
            onChange: setSelected,
            canSelect: () => true,
            labelOf: billKey,
          }}
        />
      ) : null}
      <Box sx={{ mt: 3, minHeight: 40 }}>
        {due.isSuccess && hint === 'none' ? <FieldError>{words.needOne}</FieldError> : null}
        {hint === 'overdue-first' ? (
          <HintPanel tone="danger" icon="octagon">
            {words.overdueFirst}
          </HintPanel>
        ) : null}
        {hint === 'mixed' ? (
          <HintPanel tone="info" icon="info">
            {words.mixed}
          </HintPanel>
        ) : null}
      </Box>
    </DialogFrame>
  );
}
