import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { factOf, sumOf } from '#portal/domain/fact/factOf.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { PlainTable } from '#portal/ui/table/PlainTable.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { TotalLine } from '#portal/ui/text/TotalLine.tsx';
import { copy } from '../copy.ts';
import type { Preparation, RepayBill } from '../rules/targets.ts';
import { BillEntry, billKey, billTone, columnsFor, owedOf } from './billColumns.tsx';

const ReselectDialog = lazy(() =>
  import('./ReselectDialog.tsx').then((module) => ({ default: module.ReselectDialog })),
);

const { bills: words } = copy;

interface BillsCardProps {
  readonly preparation: Preparation;
  readonly onReselect: (bills: readonly RepayBill[]) => void;
}

/** Mark of the total: it names the bills that it adds up, so that tests can check the sum. */
const factOfTotal = (bills: readonly RepayBill[]) => {
  const parts = bills.map(owedOf);
  return sumOf(factOf('owed.chosen', bills.map(billKey).sort().join('+')), parts);
};

/** The chosen bills with their amounts. */
export function BillsCard({ preparation, onReselect }: BillsCardProps) {
  const { bills, owed } = preparation;
  const [choosing, setChoosing] = useState(false);
  return (
    <CardFrame
      title={words.title}
      actions={
        <Button variant="link" onClick={() => setChoosing(true)}>
          {words.reselect}
        </Button>
      }
    >
      <PlainTable
        caption={words.title}
        columns={columnsFor(bills)}
        rows={bills}
        rowKey={billKey}
        rowTone={billTone}
        narrow={(bill) => <BillEntry bill={bill} />}
      />
      <Box sx={{ mt: 3 }}>
        <TotalLine label={words.total(bills.length)}>
          <MoneyText value={owed} fact={factOfTotal(bills)} />
        </TotalLine>
      </Box>
      {choosing ? (
        <Suspense fallback={null}>
          <ReselectDialog chosen={bills} onChoose={onReselect} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </CardFrame>
  );
}
