import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Outputs } from '#generated/provisional/io.ts';
import { DocumentState } from '#generated/shared/enums/DocumentState.ts';
import { DocumentKindLabel } from '#generated/shared/labels.ts';
import { formatAmount } from '../../format/money.ts';
import { DetailRows } from '../../ui/detail/DetailRows.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import type { ResultState } from '../../ui/feedback/resultPanel.ts';
import { Seal } from '../../ui/feedback/Seal.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { copy } from './copy.ts';

type Document = Outputs['verifyDocument'];

interface HeadProps {
  readonly seal: ResultState;
  readonly title: string;
  readonly text: string;
  readonly code: string;
  readonly children?: ReactNode;
}

const ResultCard = ({ seal, title, text, code, children }: HeadProps) => (
  <CardFrame title={copy.result}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, mb: children === undefined ? 0 : 4 }}>
      <Seal state={seal} />
      <div>
        <Typography component="h3" variant="cardTitle">
          {title}
        </Typography>
        <Typography color="textSecondary">{text}</Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {copy.code} {code}
        </Typography>
      </div>
    </Box>
    {children}
  </CardFrame>
);

/** The data of a document, whether it is still valid, and whether the typed amount matches. */
export function DocumentCard({ document, code }: { readonly document: Document; readonly code: string }) {
  const { kind, state, number, from, day, amount, amountMatches, companyName } = document;
  const verdict = amountMatches === false ? 'mismatch' : state;
  return (
    <ResultCard
      seal={verdict === DocumentState.Valid ? 'success' : 'fail'}
      title={copy.states[verdict]}
      text={copy.texts[verdict]}
      code={code}
    >
      {amountMatches === undefined ? null : (
        <Box sx={{ mb: 4 }}>
          {amountMatches ? (
            <HintPanel tone="info" icon="check">
              {copy.matches}
            </HintPanel>
          ) : (
            <HintPanel tone="danger" icon="octagon">
              {copy.mismatch(formatAmount(amount))}
            </HintPanel>
          )}
        </Box>
      )}
      <DetailRows
        rows={[
          [copy.kind, DocumentKindLabel[kind]],
          [copy.number, number],
          from === undefined ? [copy.day, day] : [copy.period, copy.days(from, day)],
          ...(amount === undefined
            ? []
            : [[copy.amounts[kind], <MoneyText key="amount" value={amount} />] as const]),
          [copy.company, companyName],
        ]}
      />
    </ResultCard>
  );
}

/** Says that no document has the code. */
export const UnknownCard = ({ code }: { readonly code: string }) => (
  <ResultCard seal="fail" title={copy.states.unknown} text={copy.texts.unknown} code={code} />
);
