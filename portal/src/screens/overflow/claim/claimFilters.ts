import { ClaimStatus } from '#generated/shared/enums/ClaimStatus.ts';
import { ClaimType } from '#generated/shared/enums/ClaimType.ts';
import { ClaimStatusLabel, ClaimTypeLabel } from '#generated/shared/labels.ts';
import type { ClaimsInput } from '#portal/domain/funds/claim/queries.ts';
import { fundsCopy } from '#portal/domain/funds/copy.ts';
import type { ProductCode } from '#portal/products/product.ts';
import type { FilterControl } from '#portal/ui/filters/controls.ts';
import { oneOf, type ValuesOf } from '#portal/ui/filters/fields.ts';
import { optionsOf } from '#portal/ui/filters/optionsOf.ts';
import { period, periodInput } from '#portal/ui/filters/period.ts';

const { claim: words } = fundsCopy;

/** The filters of the claims, which the URL stores. */
export const claimFields = {
  status: oneOf(Object.values(ClaimStatus)),
  claimType: oneOf(Object.values(ClaimType)),
  ...period(),
};

export type ClaimFilters = ValuesOf<typeof claimFields>;

/** The tabs of the list, one for each status. */
export const claimStates = optionsOf(Object.values(ClaimStatus), ClaimStatusLabel);

export const claimControls: readonly FilterControl<keyof ClaimFilters>[] = [
  { kind: 'period', label: words.submittedAt },
  {
    kind: 'select',
    name: 'claimType',
    label: words.type,
    options: optionsOf(Object.values(ClaimType), ClaimTypeLabel),
  },
];

/** The request for the filtered claims, without its page. @param accountNo limits to one account */
export const claimsInput = (
  productCode: ProductCode,
  accountNo: string | null,
  { status, claimType, ...chosen }: ClaimFilters,
): ClaimsInput => ({
  productCode,
  ...periodInput(chosen),
  ...(accountNo && { accountNo }),
  ...(status && { status }),
  ...(claimType && { claimType }),
});
