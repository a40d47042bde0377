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
import type { TransferValues } from './form.ts';
import type { Way } from './ways.ts';

const { transfer: words } = copy;

type Content = Omit<Inputs['transferBalance'], 'idempotencyKey'>;

/** Error code → the field that it is about. */
const fieldOf = {
  TransferPairInvalid: 'fromAccountNo',
  FundAccountNotOwned: 'fromAccountNo',
  FundAccountOffline: 'fromAccountNo',
  BalanceInsufficient: 'amount',
} as const satisfies Partial<Readonly<Record<ErrorName, keyof TransferValues>>>;

/** Confirms and sends a transfer once. */
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
      unheardOf: 'BalanceTransferNotFound',
    },
    stale: fundAccountsQuery(productCode).queryKey,
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
    submit: (way: Way<FundAccountDetail>, amount: number) =>
      submit(
        { productCode, fromAccountNo: way.from.accountNo, toAccountNo: way.to.accountNo, amount },
        <ConfirmTransfer way={way} amount={amount} />,
      ),
  };
}
