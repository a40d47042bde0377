import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Outputs } from '#generated/provisional/io.ts';
import { isApiError } from '#generated/runtime/failure.ts';
import { serverNow } from '#portal/api/serverClock.ts';
import { DATE_TIME_FORMAT, formatDate } from '#portal/format/date.ts';
import { keptInTab } from '#portal/storage/storage.ts';
import { notify } from '#portal/ui/feedback/notify.ts';
import { CodeCard } from './CodeCard.tsx';
import { linkCopy as copy } from './copy.ts';
import { linkEndOf } from './linkEnd.ts';
import { dropProof, keepProof, proofIn } from './proof.ts';
import { signLinkQuery } from './queries.ts';
import { ReadAndSign } from './ReadAndSign.tsx';

interface LinkStepsProps {
  readonly link: Outputs['querySignLink'];
  readonly onSigned: (signed: Outputs['signByLink']) => void;
}

/** The two steps of signing by link: verifies the phone, then signs the contracts. */
export function LinkSteps({ link: { linkNo, phone, productCode }, onSigned }: LinkStepsProps) {
  const queries = useQueryClient();
  const [proof, setProof] = useState(() =>
    proofIn(keptInTab, linkNo, formatDate(serverNow(), DATE_TIME_FORMAT)),
  );
  const forget = () => {
    dropProof(keptInTab, linkNo);
    setProof(undefined);
  };
  const onRefused = (error: unknown) => {
    // If the link has ended meanwhile, its query fails and the page shows the reason.
    if (linkEndOf(error) !== undefined)
      void queries.invalidateQueries({ queryKey: signLinkQuery(linkNo).queryKey });
    if (proof !== undefined && isApiError(error) && error.name === 'SmsCodeExpired') {
      forget();
      notify.warning(copy.code.over);
    }
  };
  return proof === undefined ? (
    <CodeCard
      linkNo={linkNo}
      phone={phone}
      onProven={(given) => {
        keepProof(keptInTab, linkNo, given);
        setProof(given);
      }}
      onRefused={onRefused}
    />
  ) : (
    <ReadAndSign
      linkNo={linkNo}
      productCode={productCode}
      proof={proof}
      onSigned={(signed) => {
        forget();
        onSigned(signed);
      }}
      onRefused={onRefused}
    />
  );
}
