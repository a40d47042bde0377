import { OperationKindLabel } from '#generated/shared/labels.ts';
import { nameOf } from '#portal/domain/accounts/accountName.ts';
import { StatusValueTag } from '#portal/domain/status/StatusValueTag.tsx';
import { ListEntry } from '#portal/ui/list/ListEntry.tsx';
import type { Column } from '#portal/ui/table/column.ts';
import { DateTimeCell } from '#portal/ui/table/DateTimeCell.tsx';
import { TwoLines } from '#portal/ui/table/TwoLines.tsx';
import { MoneyText } from '#portal/ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
import { operationResult } from '../statusKinds.ts';
import type { LogEntry } from './queries.ts';

const { log: words } = copy;

export const logColumns: readonly Column<LogEntry>[] = [
  { key: 'at', title: words.at, render: ({ at }) => <DateTimeCell value={at} /> },
  {
    key: 'actor',
    title: words.actor,
    render: ({ actor }) => <TwoLines below={actor.jdpin}>{nameOf(actor)}</TwoLines>,
  },
  {
    key: 'operation',
    title: words.operation,
    render: ({ operation, kind }) => <TwoLines below={OperationKindLabel[kind]}>{operation}</TwoLines>,
  },
  { key: 'subject', title: words.subject, render: ({ subject }) => subject ?? words.none },
  {
    key: 'amount',
    title: words.amount,
    align: 'right',
    render: ({ amount }) => (amount === undefined ? words.none : <MoneyText value={amount} />),
  },
  { key: 'device', title: words.device, render: ({ device }) => device },
  {
    key: 'result',
    title: words.result,
    render: ({ result, resultText }) => (
      <TwoLines below={resultText}>
        <StatusValueTag kind={operationResult} value={result} />
      </TwoLines>
    ),
  },
];

/** An operation as a list entry, for narrow screens. docs/design/look.md rule 8 */
export const LogRow = ({ entry }: { readonly entry: LogEntry }) => (
  <ListEntry
    first={[
      entry.operation,
      entry.amount === undefined ? null : <MoneyText key="amount" value={entry.amount} symbol />,
    ]}
    second={[`${entry.at} ${nameOf(entry.actor)}`, entry.device]}
    third={[
      <StatusValueTag key="result" kind={operationResult} value={entry.result} />,
      [entry.subject, entry.resultText].filter((text) => text !== undefined).join(copy.join),
    ]}
  />
);
