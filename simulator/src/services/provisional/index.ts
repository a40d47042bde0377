import type { HandlerTable } from '../handler.ts';
import { addAccounts } from './addAccounts.ts';
import { applyIncrease } from './applyIncrease.ts';
import { applyInvoiceIncrease } from './applyInvoiceIncrease.ts';
import { applySettleCertificate } from './applySettleCertificate.ts';
import { applyWithdrawal } from './applyWithdrawal.ts';
import { beginOpening } from './beginOpening.ts';
import { beginOpeningAuth } from './beginOpeningAuth.ts';
import { beginOpeningTransfer } from './beginOpeningTransfer.ts';
import { beginPayPasswordAuth } from './beginPayPasswordAuth.ts';
import { beginSignLinkFace } from './beginSignLinkFace.ts';
import { cancelProduct } from './cancelProduct.ts';
import { changeAccountStatus } from './changeAccountStatus.ts';
import { changeAdminPhone } from './changeAdminPhone.ts';
import { changeClearType } from './changeClearType.ts';
import { changePayPassword } from './changePayPassword.ts';
import { checkInvoices } from './checkInvoices.ts';
import { checkNewAccounts } from './checkNewAccounts.ts';
import { checkSettleCertificate } from './checkSettleCertificate.ts';
import { claimTransfer } from './claimTransfer.ts';
import { closeWelcome } from './closeWelcome.ts';
import { confirmOpeningAuth } from './confirmOpeningAuth.ts';
import { confirmOpeningTransfer } from './confirmOpeningTransfer.ts';
import { decideApproval } from './decideApproval.ts';
import { deleteAccount } from './deleteAccount.ts';
import { editAccount } from './editAccount.ts';
import { getUserInfo } from './getUserInfo.ts';
import { joinTask } from './joinTask.ts';
import { prepareRepay } from './prepareRepay.ts';
import { queryAccountPage } from './queryAccountPage.ts';
import { queryAgentInfo } from './queryAgentInfo.ts';
import { queryApprovalDetail } from './queryApprovalDetail.ts';
import { queryApprovalPage } from './queryApprovalPage.ts';
import { queryApprovalSetting } from './queryApprovalSetting.ts';
import { queryBalanceTransfer } from './queryBalanceTransfer.ts';
import { queryBankCards } from './queryBankCards.ts';
import { queryBillDetail } from './queryBillDetail.ts';
import { queryBillOrders } from './queryBillOrders.ts';
import { queryBillPage } from './queryBillPage.ts';
import { queryCancellation } from './queryCancellation.ts';
import { queryClaim } from './queryClaim.ts';
import { queryClaimPage } from './queryClaimPage.ts';
import { queryClearTypeAccountPage } from './queryClearTypeAccountPage.ts';
import { queryClearTypes } from './queryClearTypes.ts';
import { queryCompanyInfo } from './queryCompanyInfo.ts';
import { queryCouponPage } from './queryCouponPage.ts';
import { queryDiscountRules } from './queryDiscountRules.ts';
import { queryDueCalendar } from './queryDueCalendar.ts';
import { queryFreezeDetail } from './queryFreezeDetail.ts';
import { queryFundAccount } from './queryFundAccount.ts';
import { queryFundAccounts } from './queryFundAccounts.ts';
import { queryFundMonths } from './queryFundMonths.ts';
import { queryFundMovements } from './queryFundMovements.ts';
import { queryFundStatement } from './queryFundStatement.ts';
import { queryIncomingTransfers } from './queryIncomingTransfers.ts';
import { queryIncreaseMaterials } from './queryIncreaseMaterials.ts';
import { queryIncreaseRecords } from './queryIncreaseRecords.ts';
import { queryInstalmentResult } from './queryInstalmentResult.ts';
import { queryInvoiceQuota } from './queryInvoiceQuota.ts';
import { queryMessagePage } from './queryMessagePage.ts';
import { queryMessageSetting } from './queryMessageSetting.ts';
import { queryMonthlyStatement } from './queryMonthlyStatement.ts';
import { queryMonthlyTotals } from './queryMonthlyTotals.ts';
import { queryNeedSignContractList } from './queryNeedSignContractList.ts';
import { queryOpening } from './queryOpening.ts';
import { queryOpeningContracts } from './queryOpeningContracts.ts';
import { queryOperationLog } from './queryOperationLog.ts';
import { queryOrderDetail } from './queryOrderDetail.ts';
import { queryOrderPage } from './queryOrderPage.ts';
import { queryPaymentRecordPage } from './queryPaymentRecordPage.ts';
import { queryPaySetting } from './queryPaySetting.ts';
import { queryQuotaDetail } from './queryQuotaDetail.ts';
import { queryQuotaMovementPage } from './queryQuotaMovementPage.ts';
import { queryRefundDetail } from './queryRefundDetail.ts';
import { queryRefundPage } from './queryRefundPage.ts';
import { queryRegions } from './queryRegions.ts';
import { queryRepaymentPlan } from './queryRepaymentPlan.ts';
import { queryRepayReceipt } from './queryRepayReceipt.ts';
import { queryRepayRecordPage } from './queryRepayRecordPage.ts';
import { queryRepayResult } from './queryRepayResult.ts';
import { queryRepaySetting } from './queryRepaySetting.ts';
import { queryServiceContracts } from './queryServiceContracts.ts';
import { querySettleCertificates } from './querySettleCertificates.ts';
import { querySignLink } from './querySignLink.ts';
import { queryTaskCentre } from './queryTaskCentre.ts';
import { queryTaskDetail } from './queryTaskDetail.ts';
import { queryTransferDetails } from './queryTransferDetails.ts';
import { queryUnbilledPage } from './queryUnbilledPage.ts';
import { queryWithdrawal } from './queryWithdrawal.ts';
import { queryWithdrawalTerms } from './queryWithdrawalTerms.ts';
import { readMessages } from './readMessages.ts';
import { removeOpeningFile } from './removeOpeningFile.ts';
import { requestOpeningCallback } from './requestOpeningCallback.ts';
import { resetPayPassword } from './resetPayPassword.ts';
import { saveApprovalSetting } from './saveApprovalSetting.ts';
import { saveMessageSetting } from './saveMessageSetting.ts';
import { saveOpeningBusiness } from './saveOpeningBusiness.ts';
import { saveOpeningCompany } from './saveOpeningCompany.ts';
import { saveOpeningContacts } from './saveOpeningContacts.ts';
import { saveOpeningDraft } from './saveOpeningDraft.ts';
import { saveOpeningMaterials } from './saveOpeningMaterials.ts';
import { saveRepaySetting } from './saveRepaySetting.ts';
import { saveSmallPayment } from './saveSmallPayment.ts';
import { sendSignLink } from './sendSignLink.ts';
import { sendSignLinkCode } from './sendSignLinkCode.ts';
import { sendSmsCode } from './sendSmsCode.ts';
import { setAccountLimit } from './setAccountLimit.ts';
import { setDefaultBankCard } from './setDefaultBankCard.ts';
import { setPayPassword } from './setPayPassword.ts';
import { signByLink } from './signByLink.ts';
import { signOpeningContracts } from './signOpeningContracts.ts';
import { submitAgentChange } from './submitAgentChange.ts';
import { submitApproval } from './submitApproval.ts';
import { submitCompanyChange } from './submitCompanyChange.ts';
import { submitInstalment } from './submitInstalment.ts';
import { submitOpening } from './submitOpening.ts';
import { submitRepay } from './submitRepay.ts';
import { supplyOpeningInfo } from './supplyOpeningInfo.ts';
import { transferBalance } from './transferBalance.ts';
import { trialInstalment } from './trialInstalment.ts';
import { trialRepay } from './trialRepay.ts';
import { unbindBankCard } from './unbindBankCard.ts';
import { uploadClaimVoucher } from './uploadClaimVoucher.ts';
import { uploadIncreaseFile } from './uploadIncreaseFile.ts';
import { uploadOpeningFile } from './uploadOpeningFile.ts';
import { verifySignLinkCode } from './verifySignLinkCode.ts';
import { verifySmsCode } from './verifySmsCode.ts';
import { guards, withApproval } from './wire/guarded.ts';
import { withdrawApproval } from './withdrawApproval.ts';

/** The operations of the provisional service that the world answers; what is missing here is answered from the contract. */
export const handlers = {
  addAccounts,
  applyIncrease,
  applyInvoiceIncrease,
  applySettleCertificate,
  applyWithdrawal: withApproval(guards.withdrawal, applyWithdrawal),
  beginOpening,
  beginOpeningAuth,
  beginOpeningTransfer,
  beginPayPasswordAuth,
  beginSignLinkFace,
  cancelProduct,
  changeAccountStatus,
  changeAdminPhone,
  changeClearType,
  changePayPassword,
  checkInvoices,
  checkNewAccounts,
  checkSettleCertificate,
  closeWelcome,
  claimTransfer,
  confirmOpeningAuth,
  confirmOpeningTransfer,
  decideApproval,
  deleteAccount,
  editAccount,
  getUserInfo,
  joinTask,
  prepareRepay,
  queryAccountPage,
  queryApprovalDetail,
  queryApprovalPage,
  queryApprovalSetting,
  queryAgentInfo,
  queryBalanceTransfer,
  queryBankCards,
  queryBillDetail,
  queryBillOrders,
  queryBillPage,
  queryCancellation,
  queryClaim,
  queryClaimPage,
  queryClearTypeAccountPage,
  queryClearTypes,
  queryCompanyInfo,
  queryCouponPage,
  queryDiscountRules,
  queryDueCalendar,
  queryFreezeDetail,
  queryFundAccount,
  queryFundAccounts,
  queryFundMonths,
  queryFundMovements,
  queryFundStatement,
  queryIncomingTransfers,
  queryIncreaseMaterials,
  queryIncreaseRecords,
  queryInstalmentResult,
  queryInvoiceQuota,
  queryMessagePage,
  queryMessageSetting,
  queryMonthlyStatement,
  queryMonthlyTotals,
  queryNeedSignContractList,
  queryOpening,
  queryOpeningContracts,
  queryOperationLog,
  queryOrderDetail,
  queryOrderPage,
  queryPaySetting,
  queryPaymentRecordPage,
  queryQuotaDetail,
  queryQuotaMovementPage,
  queryRefundDetail,
  queryRefundPage,
  queryRegions,
  queryRepayReceipt,
  queryRepayRecordPage,
  queryRepayResult,
  queryRepaySetting,
  queryRepaymentPlan,
  queryServiceContracts,
  querySettleCertificates,
  querySignLink,
  queryTaskCentre,
  queryTaskDetail,
  queryTransferDetails,
  queryUnbilledPage,
  queryWithdrawal,
  queryWithdrawalTerms,
  readMessages,
  removeOpeningFile,
  requestOpeningCallback,
  resetPayPassword,
  saveApprovalSetting,
  saveMessageSetting,
  saveOpeningBusiness,
  saveOpeningCompany,
  saveOpeningContacts,
  saveOpeningDraft,
  saveOpeningMaterials,
  saveRepaySetting,
  saveSmallPayment,
  sendSignLink,
  sendSignLinkCode,
  sendSmsCode,
  setAccountLimit: withApproval(guards.limit, setAccountLimit),
  setDefaultBankCard,
  setPayPassword,
  signByLink,
  signOpeningContracts,
  submitApproval,
  submitAgentChange,
  submitCompanyChange,
  submitInstalment,
  submitOpening,
  submitRepay: withApproval(guards.repay, submitRepay),
  supplyOpeningInfo,
  transferBalance,
  trialInstalment,
  trialRepay,
  unbindBankCard,
  uploadClaimVoucher,
  uploadIncreaseFile,
  uploadOpeningFile,
  verifySignLinkCode,
  verifySmsCode,
  withdrawApproval,
} satisfies HandlerTable<'provisional'>;
