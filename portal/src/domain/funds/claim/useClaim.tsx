import type { ErrorName } from '#generated/provisional/errors.ts';
import type { Inputs } from '#generated/provisional/io.ts';
import { claimTransfer } from '#generated/provisional/operations/claimTransfer.ts';
import { queryClaim } from '#generated/provisional/operations/queryClaim.ts';
import type { ProductCode } from '#portal/products/product.ts';
import type { FieldRefusal } from '#portal/ui/form/serverErrors.ts';
import { useMoneySubmission } from '../../submission/useMoneySubmission.ts';
import type { FundAccountDetail } from '../choice.ts';
import { fundsCopy } from '../copy.ts';
import { ConfirmClaim } from './ConfirmClaim.tsx';
import type { ClaimSent, ClaimValues } from './form.ts';
import type { ClaimPages } from './pages.ts';
import { incomingQuery } from './queries.ts';

const { claim: words } = fundsCopy;

type Content = Omit<Inputs['claimTransfer'], 'idempotencyKey'>;

/** The field that each refusal of the provider concerns. */
const fieldOf = {
  TransferNotFound: 'transferNo',
  ClaimTaken: 'transferNo',
  ClaimInvestorWrong: 'transferNo',
  ClaimAmountWrong: 'amount',
  ClaimDayWrong: 'day',
  ClaimVoucherWrong: 'vouchers',
  ClaimTriesExceeded: 'claimType',
} as const satisfies Partial<Readonly<Record<ErrorName, keyof ClaimValues>>>;

interface ClaimOptions {
  readonly productCode: ProductCode;
  readonly account: FundAccountDetail;
  readonly pages: ClaimPages;
  readonly onRefused: (refusals: readonly FieldRefusal[]) => void;
}

/** Returns `submit`, which asks for a confirmation and sends a claim once. */
export function useClaim({ productCode, account, pages, onRefused }: ClaimOptions) {
  const { accountNo } = account;
  const { submit, ...state } = useMoneySubmission({
    slot: `claim:${productCode}:${accountNo}`,
    send: (content: Content, idempotencyKey) =>
      claimTransfer({ ...content, idempotencyKey }, { silent: true }),
    inquiry: {
      ask: (idempotencyKey) => queryClaim({ productCode, idempotencyKey }, { silent: true }),
      notFoundCode: 'ClaimNotFound',
    },
    stale: incomingQuery(productCode, accountNo).queryKey,
    resultPath: (made) => pages.result('key' in made ? made : { claimNo: made.claimNo }),
    loadResult: pages.load,
    fieldOf,
    words,
    onRefused,
  });
  return {
    ...state,
    submit: (claim: ClaimSent, payer: string) => {
      const { vouchers, ...proof } = claim;
      const voucherIds = vouchers.map(({ voucherId }) => voucherId);
      return submit(
        { productCode, accountNo, ...proof, vouchers: voucherIds },
        <ConfirmClaim account={account} claim={claim} payer={payer} />,
      );
    },
  };
}
