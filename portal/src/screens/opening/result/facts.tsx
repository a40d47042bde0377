import type { ReactNode } from 'react';
import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import { CycleLabel } from '#generated/shared/labels.ts';
import { CopyableText } from '#portal/ui/text/CopyableText.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import type { Application, Audit } from '../opening.ts';
import { words } from '../words.ts';
import { copy } from './copy.ts';

type Row = readonly [label: string, value: ReactNode];

/** The facts of an application and its result. A granted limit and payment term come first. */
export function factsOf({ applyNo, company, status }: Application, audit: Audit): readonly Row[] {
  const { submittedAt, auditedAt, limit, cycle } = audit;
  const granted = status === OpeningStatus.Passed || status === OpeningStatus.Contract;
  return [
    ...(granted && limit !== undefined ? [[copy.limit, <MoneyText value={limit} />] as const] : []),
    ...(granted && cycle !== undefined ? [[copy.cycle, CycleLabel[cycle]] as const] : []),
    [words.applyNo, <CopyableText value={applyNo} label={words.applyNo} />],
    ...(company === undefined
      ? []
      : ([
          [words.companyName, company.companyName],
          [words.creditCode, company.creditCode],
        ] as const)),
    [words.submittedAt, submittedAt],
    ...(auditedAt === undefined ? [] : [[words.auditedAt, auditedAt] as const]),
  ];
}
