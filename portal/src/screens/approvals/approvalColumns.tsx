import { ApprovalKindLabel } from '#generated/shared/labels.ts';
import { nameOf } from '../../domain/accounts/accountName.ts';
import { StatusValueTag } from '../../domain/status/StatusValueTag.tsx';
import { paths } from '../../paths.ts';
import { RowLink } from '../../ui/button/RowAction.tsx';
import { ListEntry } from '../../ui/list/ListEntry.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DateTimeCell } from '../../ui/table/DateTimeCell.tsx';
import { TwoLines } from '../../ui/table/TwoLines.tsx';
import { CopyableText } from '../../ui/text/CopyableText.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { copy } from './copy.ts';
import type { Approval } from './queries.ts';
import { approvalStatus } from './statusKinds.ts';

const { fields } = copy;

const subjectsText = ({ subjects }: Pick<Approval, 'subjects'>): string => {
  const [first = ''] = subjects;
  return subjects.length > 1 ? copy.more(first, subjects.length) : first;
};

const Action = ({ approvalNo, decidable }: Pick<Approval, 'approvalNo' | 'decidable'>) => (
  <RowLink
    to={paths.approvalDetail({ approvalNo })}
    name={decidable ? copy.decideOf(approvalNo) : copy.seeOf(approvalNo)}
  >
    {decidable ? copy.decide : copy.see}
  </RowLink>
);

export const approvalColumns: readonly Column<Approval>[] = [
  {
    key: 'approvalNo',
    title: fields.approvalNo,
    render: (row) => (
      <TwoLines below={row.reason}>
        <CopyableText value={row.approvalNo} label={fields.approvalNo} />
      </TwoLines>
    ),
  },
  {
    key: 'kind',
    title: fields.kind,
    render: (row) => <TwoLines below={subjectsText(row)}>{ApprovalKindLabel[row.kind]}</TwoLines>,
  },
  {
    key: 'amount',
    title: fields.amount,
    align: 'right',
    render: ({ amount }) => <MoneyText value={amount} />,
  },
  {
    key: 'asker',
    title: fields.asker,
    render: ({ asker }) => <TwoLines below={asker.jdpin}>{nameOf(asker)}</TwoLines>,
  },
  { key: 'askedAt', title: fields.askedAt, render: ({ askedAt }) => <DateTimeCell value={askedAt} /> },
  {
    key: 'status',
    title: fields.status,
    render: ({ status, decider }) => (
      <TwoLines below={decider && nameOf(decider)}>
        <StatusValueTag kind={approvalStatus} value={status} />
      </TwoLines>
    ),
  },
  {
    key: 'endedAt',
    title: fields.endedAt,
    extra: true,
    render: ({ endedAt }) => <DateTimeCell value={endedAt} />,
  },
  {
    key: 'action',
    title: fields.action,
    actions: true,
    align: 'right',
    render: (row) => <Action {...row} />,
  },
];

/** An approval as a list entry, for narrow screens. docs/design/look.md rule 8 */
export const ApprovalRow = ({ approval }: { readonly approval: Approval }) => (
  <ListEntry
    first={[ApprovalKindLabel[approval.kind], <MoneyText key="amount" value={approval.amount} symbol />]}
    second={[approval.askedAt, nameOf(approval.asker)]}
    third={[
      <StatusValueTag key="status" kind={approvalStatus} value={approval.status} />,
      <Action key="action" {...approval} />,
    ]}
  />
);
