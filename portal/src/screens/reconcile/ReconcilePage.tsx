import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useAccountKey } from '../../domain/accounts/useAccountKey.ts';
import { useToday } from '../../session/useNow.ts';
import { useProduct } from '../../session/useProduct.ts';
import { cardStack } from '../../ui/page/cardStack.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { openAccountStatement } from '../../ui/print/papers.ts';
import { copy } from './copy.ts';
import { openFile, openSheet, type Desk } from './desk.ts';
import { useDesk } from './deskStore.ts';
import { keepChoice, keptChoice } from './keptChoice.ts';
import { isComplete } from './ledger/lines.ts';
import { ColumnsCard } from './parts/ColumnsCard.tsx';
import { FileCard } from './parts/FileCard.tsx';
import { FindingsCard } from './parts/FindingsCard.tsx';
import { SumsCard } from './parts/SumsCard.tsx';
import { useRun } from './useRun.ts';

/** /company/reconcile and /baolibiaopin/reconcile: compares the company's own ledger with bills or orders. Not in the specification. */
export function Component() {
  const { code } = useProduct();
  const today = useToday();
  const account = useAccountKey('reconcile');
  const [desk, setDesk] = useDesk(account);
  const resultHead = useRef<HTMLDivElement>(null);
  const run = useRun(code, (done) => {
    setDesk(done);
    if (isComplete(done.columns)) keepChoice(account, done.table, done.columns, done.scope);
  });
  const wasRunning = useRef(false);
  useEffect(() => {
    // A comparison has just ended: its result gets the focus.
    if (wasRunning.current && desk?.result) {
      resultHead.current?.focus({ preventScroll: true });
      resultHead.current?.closest('section')?.scrollIntoView({ block: 'start' });
    }
    wasRunning.current = run.share !== undefined;
  });
  const defaults = () => ({ last: keptChoice(account), today, unnamed: copy.file.unnamed });
  /** Drops the result: it belongs to the columns and the period before. */
  const change = (next: Desk) => {
    run.cancel();
    run.forget();
    setDesk({ ...next, result: undefined });
  };
  return (
    <>
      <PageHead
        title={copy.title}
        intro={copy.intro}
        actions={
          <Button variant="outlined" onClick={openAccountStatement}>
            {copy.statement}
          </Button>
        }
      />
      <Box sx={cardStack}>
        <Box data-print="hide" sx={cardStack}>
          <FileCard
            desk={desk}
            onFile={(file) => {
              const opened = openFile(file, defaults());
              if ('problem' in opened) return opened.problem;
              change(opened);
              return undefined;
            }}
            onSheet={(name) => desk && change(openSheet(desk, name, defaults()))}
          />
          {desk ? <ColumnsCard desk={desk} run={run} onChange={change} /> : null}
        </Box>
        {desk?.result ? (
          <>
            <SumsCard ref={resultHead} desk={desk} result={desk.result} />
            <FindingsCard desk={desk} result={desk.result} />
          </>
        ) : null}
      </Box>
    </>
  );
}
