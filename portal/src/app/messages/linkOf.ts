import { FundAccountType } from '#generated/shared/enums/FundAccountType.ts';
import { MessageEvent } from '#generated/shared/enums/MessageEvent.ts';
import { claimLinks } from '../../domain/funds/accountLinks.ts';
import { paths } from '../../paths.ts';
import { bookPagesOf } from '../../products/bookPages.ts';
import { catalogue } from '../../products/catalogue.ts';
import { openingRoleOf } from '../../products/homes.ts';
import { infoPageOf } from '../../products/infoPage.ts';
import type { Product, ProductCode } from '../../products/product.ts';
import type { Message } from './queries.ts';

type LinkedMessage = Pick<Message, 'event' | 'referenceNo' | 'period' | 'accountType' | 'productCode'>;

/** Returns the link of a message: its subject, or the action it needs. */
export function linkOf(message: LinkedMessage, product: Product): string {
  const { event, referenceNo = '', period, accountType = FundAccountType.Overflow } = message;
  const { productCode = product.code } = message;
  const { repay, billDetail } = bookPagesOf(product);
  switch (event) {
    case MessageEvent.DueSoon:
    case MessageEvent.Overdue:
      return repay({ bills: period === undefined ? referenceNo : `${referenceNo}.${String(period)}` });
    case MessageEvent.Billed:
      return billDetail === undefined ? repay({ bills: referenceNo }) : billDetail({ billNo: referenceNo });
    case MessageEvent.Repaid:
    case MessageEvent.RepayFailed:
      return paths.repayResult({ repayNo: referenceNo });
    case MessageEvent.Refunded:
      return paths.refundDetail({ refundNo: referenceNo });
    case MessageEvent.AuditEnded:
      return paths.quota();
    case MessageEvent.OpeningEnded:
      return productCode === product.code ? paths.quota() : openingResultOf(productCode);
    case MessageEvent.CompanyChangeEnded:
      return infoPageOf(product);
    case MessageEvent.AgentChangeEnded:
      return paths.factoringModifyAgent();
    case MessageEvent.ContractToSign:
      return contractsOf(product);
    case MessageEvent.ApprovalWaiting:
      return paths.approvalCards({ no: referenceNo });
    case MessageEvent.ApprovalEnded:
      return paths.approvalDetail({ approvalNo: referenceNo });
    case MessageEvent.CouponExpiring:
      return paths.myCoupons({ tab: 'usable' });
    case MessageEvent.TransferArrived:
      return claimLinks[accountType].claim({ investorNo: referenceNo });
    case MessageEvent.ClaimEnded:
      return claimLinks[accountType].result(referenceNo);
    case MessageEvent.WithdrawalEnded:
      return paths.vasWithdrawalResult({ withdrawalNo: referenceNo });
  }
}

/** For another product than the current one: its own pages show the result. */
function openingResultOf(productCode: ProductCode): string {
  return openingRoleOf(catalogue[productCode]) === 'baolibiaopin'
    ? paths.factoringOpen({ '*': 'auditResult', productCode })
    : paths.companyOpenAuditResult({ productCode });
}

/** The factoring products' page is open to all (1 §2): products without a page of their own sign there. */
function contractsOf({ type }: Product): string {
  if (type === 'company') return paths.companyContracts();
  return type === 'fenxiao' ? paths.fenxiaoContracts() : paths.factoringContracts();
}
