import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { nameOf } from '../../../products/names.ts';
import { useToday } from '../../../session/useNow.ts';
import { useProduct } from '../../../session/useProduct.ts';
import { ExportButton } from '../../../ui/export/ExportButton.tsx';
import { ErrorLine } from '../../../ui/feedback/ErrorLine.tsx';
import { HintPanel } from '../../../ui/feedback/HintPanel.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PrintFrame } from '../../../ui/print/PrintFrame.tsx';
import { reasonOf } from '../../submission/reasonOf.ts';
import { copy } from '../copy.ts';
import { accountStatementQuery } from '../queries.ts';
import { AccountStatementSheet } from './AccountStatementSheet.tsx';
import { firstPeriod, periodProblem } from './period.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { statementColumns, statementLines } from './statementFile.ts';

const { account: words } = copy;

/** The statement of a period that is chosen above it: on screen, printed, as a file. */
export function AccountStatementDialog({ onClose }: { readonly onClose: () => void }) {
  const product = useProduct();
  const today = useToday();
  const [period, setPeriod] = useState(() => firstPeriod(today));
  const problem = periodProblem(period, today);
  const statement = useQuery({
    ...accountStatementQuery(product.code, period),
    enabled: problem === undefined,
  });
  const ready = problem === undefined && statement.isSuccess;
  return (
    <PrintFrame
      title={words.title}
      onClose={onClose}
      ready={ready}
      head={<PeriodChoice period={period} today={today} onChange={setPeriod} />}
      tools={
        ready ? (
          <div style={{ marginRight: 'auto' }}>
            <ExportButton
              up
              title={words.title}
              period={words.days(period.from, period.to)}
              columns={statementColumns}
              load={() => Promise.resolve(statementLines(statement.data))}
            />
          </div>
        ) : null
      }
    >
      {problem === undefined ? (
        statement.isSuccess ? (
          <AccountStatementSheet statement={statement.data} productName={nameOf(product.code)} />
        ) : statement.isPending ? (
          <Skeleton height={420} />
        ) : (
          <ErrorLine
            text={reasonOf(statement.error) ?? copy.loadFailed}
            onRetry={() => void statement.refetch()}
          />
        )
      ) : (
        <div role="alert">
          <HintPanel tone="info" icon="clock">
            {words.problems[problem]}
          </HintPanel>
        </div>
      )}
    </PrintFrame>
  );
}
