import { RepaySourceLabel } from '#generated/shared/labels.ts';
import { factOf } from '../../domain/fact/factOf.ts';
import { repaymentStatus } from '../../domain/status/statusTags.ts';
import { StatusValueTag } from '../../domain/status/StatusValueTag.tsx';
import { ListEntry } from '../../ui/list/ListEntry.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import type { RepayRecord } from './queries.ts';
import { RecordActions } from './RecordActions.tsx';

interface RecordEntryProps {
  readonly record: RepayRecord;
  readonly onOpen: (record: RepayRecord) => void;
}

/** A repayment as a list entry, for narrow screens. docs/design/look.md rule 8 */
export function RecordEntry({ record, onOpen }: RecordEntryProps) {
  const { repayNo, payAmount, submittedAt, source, status, failReason } = record;
  return (
    <ListEntry
      first={[
        repayNo,
        <MoneyText key="amount" value={payAmount} symbol fact={factOf('repay.paid', repayNo)} />,
      ]}
      second={[submittedAt, failReason ?? RepaySourceLabel[source]]}
      third={[
        <StatusValueTag
          key="status"
          kind={repaymentStatus}
          value={status}
          fact={factOf('repay.state', repayNo)}
        />,
        <RecordActions key="actions" record={record} onOpen={onOpen} />,
      ]}
    />
  );
}
