import { OperationKind } from '#generated/shared/enums/OperationKind.ts';
import { OperationResult } from '#generated/shared/enums/OperationResult.ts';
import { OperationKindLabel, OperationResultLabel } from '#generated/shared/labels.ts';
import { nameAndLogin } from '#portal/domain/accounts/accountName.ts';
import type { ProductCode } from '#portal/products/product.ts';
import type { FilterControl } from '#portal/ui/filters/controls.ts';
import { freeText, keywords, oneOf, type ValuesOf } from '#portal/ui/filters/fields.ts';
import { optionsOf } from '#portal/ui/filters/optionsOf.ts';
import { period, periodInput } from '#portal/ui/filters/period.ts';
import { copy } from '../copy.ts';
import type { LogInput, LogPage } from './queries.ts';

const { log: words } = copy;

/** The tabs of the list: one per result. */
export const results = optionsOf(Object.values(OperationResult), OperationResultLabel);

export const logFields = {
  result: oneOf(Object.values(OperationResult)),
  keyword: keywords(),
  jdpin: freeText(),
  kind: oneOf(Object.values(OperationKind)),
  ...period(),
};

/** The filters of the log. @param actors users to choose from */
export const logControls = (
  actors: LogPage['actors'] = [],
): readonly FilterControl<keyof typeof logFields>[] => [
  { name: 'keyword', kind: 'numbers', label: words.keyword },
  {
    name: 'jdpin',
    kind: 'select',
    label: words.actor,
    options: actors.map((actor) => ({ value: actor.jdpin, label: nameAndLogin(actor) })),
  },
  {
    name: 'kind',
    kind: 'select',
    label: words.kind,
    options: optionsOf(Object.values(OperationKind), OperationKindLabel),
  },
  { kind: 'period', label: words.at },
];

export function logInput(
  productCode: ProductCode,
  { result, keyword, jdpin, kind, ...chosen }: ValuesOf<typeof logFields>,
): Omit<LogInput, 'pageNo' | 'pageSize'> {
  return {
    productCode,
    ...periodInput(chosen),
    ...(result && { result }),
    ...(keyword && { keyword }),
    ...(jdpin && { jdpin }),
    ...(kind && { kind }),
  };
}
