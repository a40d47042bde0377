import Box from '@mui/material/Box';
import { useState } from 'react';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { notify } from '#portal/ui/feedback/notify.ts';
import { LockedTabs } from '#portal/ui/tabs/LockedTabs.tsx';
import { ByFile } from './ByFile.tsx';
import { ByHand } from './ByHand.tsx';
import { ByPaste } from './ByPaste.tsx';
import { copy } from './copy.ts';
import type { Numbers } from './numbers.ts';
import type { Entry } from './queries.ts';

const inputMethods = ['hand', 'paste', 'file'] as const;
type InputMethod = (typeof inputMethods)[number];

interface EnterCardProps {
  /** Number of invoices in the list. */
  readonly entered: number;
  readonly maxInvoices: number;
  readonly onAdd: (entries: readonly Entry[]) => void;
}

/** Adds invoices to the list: by hand, by pasted numbers, or by file. */
export function EnterCard({ entered, maxInvoices, onAdd }: EnterCardProps) {
  const [method, setMethod] = useState<InputMethod>('hand');
  const add = (entries: readonly Entry[]): boolean => {
    if (entered + entries.length > maxInvoices) {
      void notify.info(copy.tooMany(maxInvoices));
      return false;
    }
    onAdd(entries);
    void notify.success(copy.added(entries.length));
    return true;
  };
  const addNumbers = ({ numbers, unread }: Numbers): boolean => {
    if (unread.length > 0) void notify.info(copy.unread(unread));
    return numbers.length > 0 && add(numbers.map((invoiceNo) => ({ invoiceNo })));
  };
  return (
    <CardFrame title={copy.enter.title}>
      <LockedTabs
        id="invoice-way"
        label={copy.enter.ways}
        tabs={inputMethods.map((value) => ({ value, label: copy.enter[value] }))}
        value={method}
        onChange={setMethod}
      />
      <Box role="tabpanel" id="invoice-way-panel" aria-labelledby={`invoice-way-${method}`} sx={{ pt: 4 }}>
        {method === 'hand' ? <ByHand onAdd={(entry) => add([entry])} /> : null}
        {method === 'paste' ? <ByPaste onAdd={addNumbers} /> : null}
        {method === 'file' ? <ByFile onAdd={addNumbers} /> : null}
      </Box>
    </CardFrame>
  );
}
