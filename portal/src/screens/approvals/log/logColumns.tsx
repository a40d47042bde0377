import { OperationKindLabel } from '#generated/shared/labels.ts';
import { nameOf } from '../../../domain/accounts/accountName.ts';
import { KindTag } from '../../../domain/status/KindTag.tsx';
import { operationResult } from '../statusKinds.ts';
import { ListEntry } from '../../../ui/list/ListEntry.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DateTimeCell } from '../../../ui/table/DateTimeCell.tsx';
import { TwoLines } from '../../../ui/table/TwoLines.tsx';
import { MoneyText } from '../../../ui/text/MoneyText.tsx';
import { copy } from '../copy.ts';
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
        <KindTag kind={operationResult} value={result} />
      </TwoLines>
    ),
  },
];

/** On a phone. docs/design/look.md rule 8 */
export const LogRow = ({ entry }: { readonly entry: LogEntry }) => (
  <ListEntry
    first={[
      entry.operation,
      entry.amount === undefined ? null : <MoneyText key="amount" value={entry.amount} symbol />,
    ]}
    second={[`${entry.at} ${nameOf(entry.actor)}`, entry.device]}
    third={[
      <KindTag key="result" kind={operationResult} value={entry.result} />,
      [entry.subject, entry.resultText].filter((text) => text !== undefined).join(copy.join),
    ]}
  />
);
