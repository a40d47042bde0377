import type { Product } from '#portal/products/product.ts';
import { ListEntry } from '#portal/ui/list/ListEntry.tsx';
import { copy } from '../copy.ts';
import { theirCents } from '../match/sums.ts';
import type { Side } from '../match/theirs.ts';
import { Amount, Difference, NumberLink, periodText, type Row } from './findingColumns.tsx';
import { GroupTag } from './GroupTag.tsx';

const { fields } = copy;

interface FindingEntryProps {
  readonly finding: Row;
  readonly product: Product;
  readonly side: Side;
}

/** A line of the comparison as a list entry, for narrow screens. docs/design/look.md rule 8 */
export function FindingEntry({ finding, product, side }: FindingEntryProps) {
  const { line, entry, group } = finding;
  return (
    <ListEntry
      first={[
        <NumberLink key="number" row={finding} product={product} side={side} />,
        <Difference key="difference" row={finding} />,
      ]}
      second={[
        [line && `${fields.row(line.row)} ${line.day ?? ''}`, periodText(finding), entry?.day]
          .filter(Boolean)
          .join(' · '),
        line ? (
          <span key="ours">
            {fields.ourSide} <Amount row={finding} of="ours" />
          </span>
        ) : null,
      ]}
      third={[
        <GroupTag key="group" group={group} />,
        theirCents(finding) === undefined ? null : (
          <small key="theirs" className="quiet">
            {fields.theirSide} <Amount row={finding} of="theirs" />
          </small>
        ),
      ]}
    />
  );
}
