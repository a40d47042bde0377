import { useQuery } from '@tanstack/react-query';
import type { Outputs } from '#generated/provisional/io.ts';
import { contractStatus } from '#portal/domain/status/statusTags.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import { dayOf } from '#portal/format/date.ts';
import { paths } from '#portal/paths.ts';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { EmptyLine } from '#portal/ui/feedback/EmptyLine.tsx';
import { SkeletonLines } from '#portal/ui/feedback/Skeleton.tsx';
import { StatusTag } from '#portal/ui/text/StatusTag.tsx';
import { copy } from '../copy.ts';
import { CardLink } from '../parts/CardLink.tsx';
import { LabelledLines } from '../parts/LabelledLines.tsx';
import { serviceContractsQuery } from '../queries.ts';
import { useViewer } from '../useViewer.ts';

type Contract = Outputs['queryServiceContracts']['list'][number];

/** Number of contracts on the card. */
const SHOWN = 3;

/** The first contracts of the list, with the number of unsigned ones. Not for UNCLEAR_FACTORING, which has no contracts page. 1 §2 */
export function ContractsCard() {
  const { product } = useViewer();
  const query = useQuery(serviceContractsQuery(product.code));
  const { list = [], waitingSign = 0 } = query.data ?? {};
  return (
    <CardFrame
      title={copy.contracts.title}
      actions={
        <>
          {waitingSign > 0 ? (
            <StatusTag tone="warning" icon="contract">
              {copy.contracts.waiting(waitingSign)}
            </StatusTag>
          ) : null}
          <CardLink to={paths.factoringContracts()}>{copy.contracts.all}</CardLink>
        </>
      }
      query={query}
      skeleton={<SkeletonLines heights={[44, 44, 44]} />}
      isEmpty={list.length === 0}
      empty={<EmptyLine text={copy.contracts.none} />}
    >
      <LabelledLines lines={list.slice(0, SHOWN).map(lineOf)} />
    </CardFrame>
  );
}

const lineOf = ({ contractName, contractNo, templateNo, signedAt, status }: Contract) => ({
  key: contractNo ?? templateNo,
  label: contractName,
  note: signedAt === undefined ? undefined : copy.contracts.signed(dayOf(signedAt)),
  value: <StatusValueTag kind={contractStatus} value={status} />,
});
