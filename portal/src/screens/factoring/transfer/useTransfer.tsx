import type { ErrorName } from '#generated/provisional/errors.ts';
import type { Inputs } from '#generated/provisional/io.ts';
import { queryBalanceTransfer } from '#generated/provisional/operations/queryBalanceTransfer.ts';
import { transferBalance } from '#generated/provisional/operations/transferBalance.ts';
import type { FundAccountDetail } from '#portal/domain/funds/choice.ts';
import { fundAccountsQuery } from '#portal/domain/funds/queries.ts';
import { useMoneySubmission } from '#portal/domain/submission/useMoneySubmission.ts';
import { paths } from '#portal/paths.ts';
import type { ProductCode } from '#portal/products/product.ts';
import type { FieldRefusal } from '#portal/ui/form/serverErrors.ts';
import { copy } from '../copy.ts';
import { ConfirmTransfer } from './ConfirmTransfer.tsx';
import type { Direction } from './directions.ts';
import type { TransferValues } from './form.ts';

const { transfer: words } = copy;

type Content = Omit<Inputs['transferBalance'], 'idempotencyKey'>;

/** Fields that show a refusal, by its name. */
const fieldOf = {
  TransferPairInvalid: 'fromAccountNo',
  FundAccountNotOwned: 'fromAccountNo',
  FundAccountOffline: 'fromAccountNo',
  BalanceInsufficient: 'amount',
} as const satisfies Partial<Readonly<Record<ErrorName, keyof TransferValues>>>;

/** Sends a transfer once, after a confirmation. */
export function useTransfer(
  productCode: ProductCode,
  onRefused: (refusals: readonly FieldRefusal[]) => void,
) {
  const { submit, ...state } = useMoneySubmission({
    slot: `balance-transfer:${productCode}`,
    send: (content: Content, idempotencyKey) =>
      transferBalance({ ...content, idempotencyKey }, { silent: true }),
    inquiry: {
      ask: (idempotencyKey) => queryBalanceTransfer({ productCode, idempotencyKey }, { silent: true }),
      notFoundCode: 'BalanceTransferNotFound',
    },
    stale: fundAccountsQuery(productCode).queryKey,
    // By the number of the transfer, or by the key of a submission without a response.
    resultPath: (made) =>
      paths.factoringBalanceTransferResult(
        'key' in made ? made : { balanceTransferNo: made.balanceTransferNo },
      ),
    loadResult: () => import('../TransferResultPage.tsx'),
    fieldOf,
    words,
    onRefused,
  });
  return {
    ...state,
    submit: (direction: Direction<FundAccountDetail>, amount: number) =>
      submit(
        { productCode, fromAccountNo: direction.from.accountNo, toAccountNo: direction.to.accountNo, amount },
        <ConfirmTransfer direction={direction} amount={amount} />,
      ),
  };
}
