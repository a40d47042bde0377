import type { HandlerTable } from '../handler.ts';
import { addAccounts } from './accounts/addAccounts.ts';
import { changeAccountStatus } from './accounts/changeAccountStatus.ts';
import { checkNewAccounts } from './accounts/checkNewAccounts.ts';
import { deleteAccount } from './accounts/deleteAccount.ts';
import { editAccount } from './accounts/editAccount.ts';
import { queryAccountPage } from './accounts/queryAccountPage.ts';
import { setAccountLimit } from './accounts/setAccountLimit.ts';
import { decideApproval } from './approvals/decideApproval.ts';
import { queryApprovalDetail } from './approvals/queryApprovalDetail.ts';
import { queryApprovalPage } from './approvals/queryApprovalPage.ts';
import { queryApprovalSetting } from './approvals/queryApprovalSetting.ts';
import { saveApprovalSetting } from './approvals/saveApprovalSetting.ts';
import { submitApproval } from './approvals/submitApproval.ts';
import { withdrawApproval } from './approvals/withdrawApproval.ts';
import { queryBillDetail } from './bills/queryBillDetail.ts';
import { queryBillOrders } from './bills/queryBillOrders.ts';
import { queryBillPage } from './bills/queryBillPage.ts';
import { queryDueCalendar } from './bills/queryDueCalendar.ts';
import { queryMonthlyStatement } from './bills/queryMonthlyStatement.ts';
import { queryMonthlyTotals } from './bills/queryMonthlyTotals.ts';
import { queryRepaymentPlan } from './bills/queryRepaymentPlan.ts';
import { queryUnbilledPage } from './bills/queryUnbilledPage.ts';
import { applySettleCertificate } from './certificates/applySettleCertificate.ts';
import { checkSettleCertificate } from './certificates/checkSettleCertificate.ts';
import { querySettleCertificates } from './certificates/querySettleCertificates.ts';
import { cancelProduct } from './company/cancelProduct.ts';
import { changeAdminPhone } from './company/changeAdminPhone.ts';
import { queryAgentInfo } from './company/queryAgentInfo.ts';
import { queryCancellation } from './company/queryCancellation.ts';
import { queryCompanyInfo } from './company/queryCompanyInfo.ts';
import { queryOperationLog } from './company/queryOperationLog.ts';
import { submitAgentChange } from './company/submitAgentChange.ts';
import { submitCompanyChange } from './company/submitCompanyChange.ts';
import { beginSignLinkFace } from './contracts/beginSignLinkFace.ts';
import { queryNeedSignContractList } from './contracts/queryNeedSignContractList.ts';
import { queryServiceContracts } from './contracts/queryServiceContracts.ts';
import { querySignLink } from './contracts/querySignLink.ts';
import { sendSignLink } from './contracts/sendSignLink.ts';
import { sendSignLinkCode } from './contracts/sendSignLinkCode.ts';
import { signByLink } from './contracts/signByLink.ts';
import { verifySignLinkCode } from './contracts/verifySignLinkCode.ts';
import { applyWithdrawal } from './funds/applyWithdrawal.ts';
import { claimTransfer } from './funds/claimTransfer.ts';
import { queryBalanceTransfer } from './funds/queryBalanceTransfer.ts';
import { queryClaim } from './funds/queryClaim.ts';
import { queryClaimPage } from './funds/queryClaimPage.ts';
import { queryFundAccount } from './funds/queryFundAccount.ts';
import { queryFundAccounts } from './funds/queryFundAccounts.ts';
import { queryFundMonths } from './funds/queryFundMonths.ts';
import { queryFundMovements } from './funds/queryFundMovements.ts';
import { queryFundStatement } from './funds/queryFundStatement.ts';
import { queryIncomingTransfers } from './funds/queryIncomingTransfers.ts';
import { queryTransferDetails } from './funds/queryTransferDetails.ts';
import { queryWithdrawal } from './funds/queryWithdrawal.ts';
import { queryWithdrawalTerms } from './funds/queryWithdrawalTerms.ts';
import { transferBalance } from './funds/transferBalance.ts';
import { uploadClaimVoucher } from './funds/uploadClaimVoucher.ts';
import { closeWelcome } from './home/closeWelcome.ts';
import { getUserInfo } from './home/getUserInfo.ts';
import { joinTask } from './home/joinTask.ts';
import { queryCouponPage } from './home/queryCouponPage.ts';
import { queryTaskCentre } from './home/queryTaskCentre.ts';
import { queryTaskDetail } from './home/queryTaskDetail.ts';
import { queryInstalmentResult } from './instalments/queryInstalmentResult.ts';
import { submitInstalment } from './instalments/submitInstalment.ts';
import { trialInstalment } from './instalments/trialInstalment.ts';
import { queryMessagePage } from './messages/queryMessagePage.ts';
import { queryMessageSetting } from './messages/queryMessageSetting.ts';
import { readMessages } from './messages/readMessages.ts';
import { saveMessageSetting } from './messages/saveMessageSetting.ts';
import { beginOpening } from './opening/beginOpening.ts';
import { beginOpeningAuth } from './opening/beginOpeningAuth.ts';
import { beginOpeningTransfer } from './opening/beginOpeningTransfer.ts';
import { confirmOpeningAuth } from './opening/confirmOpeningAuth.ts';
import { confirmOpeningTransfer } from './opening/confirmOpeningTransfer.ts';
import { queryOpening } from './opening/queryOpening.ts';
import { queryOpeningContracts } from './opening/queryOpeningContracts.ts';
import { queryRegions } from './opening/queryRegions.ts';
import { removeOpeningFile } from './opening/removeOpeningFile.ts';
import { requestOpeningCallback } from './opening/requestOpeningCallback.ts';
import { saveOpeningBusiness } from './opening/saveOpeningBusiness.ts';
import { saveOpeningCompany } from './opening/saveOpeningCompany.ts';
import { saveOpeningContacts } from './opening/saveOpeningContacts.ts';
import { saveOpeningDraft } from './opening/saveOpeningDraft.ts';
import { saveOpeningMaterials } from './opening/saveOpeningMaterials.ts';
import { signOpeningContracts } from './opening/signOpeningContracts.ts';
import { submitOpening } from './opening/submitOpening.ts';
import { supplyOpeningInfo } from './opening/supplyOpeningInfo.ts';
import { uploadOpeningFile } from './opening/uploadOpeningFile.ts';
import { queryOrderDetail } from './orders/queryOrderDetail.ts';
import { queryOrderPage } from './orders/queryOrderPage.ts';
import { queryPaymentRecordPage } from './orders/queryPaymentRecordPage.ts';
import { queryRefundDetail } from './orders/queryRefundDetail.ts';
import { queryRefundPage } from './orders/queryRefundPage.ts';
import { applyIncrease } from './quota/applyIncrease.ts';
import { applyInvoiceIncrease } from './quota/applyInvoiceIncrease.ts';
import { checkInvoices } from './quota/checkInvoices.ts';
import { queryFreezeDetail } from './quota/queryFreezeDetail.ts';
import { queryIncreaseMaterials } from './quota/queryIncreaseMaterials.ts';
import { queryIncreaseRecords } from './quota/queryIncreaseRecords.ts';
import { queryInvoiceQuota } from './quota/queryInvoiceQuota.ts';
import { queryQuotaDetail } from './quota/queryQuotaDetail.ts';
import { queryQuotaMovementPage } from './quota/queryQuotaMovementPage.ts';
import { uploadIncreaseFile } from './quota/uploadIncreaseFile.ts';
import { prepareRepay } from './repay/prepareRepay.ts';
import { queryDiscountRules } from './repay/queryDiscountRules.ts';
import { queryRepayReceipt } from './repay/queryRepayReceipt.ts';
import { queryRepayRecordPage } from './repay/queryRepayRecordPage.ts';
import { queryRepayResult } from './repay/queryRepayResult.ts';
import { queryRepaySetting } from './repay/queryRepaySetting.ts';
import { saveRepaySetting } from './repay/saveRepaySetting.ts';
import { submitRepay } from './repay/submitRepay.ts';
import { trialRepay } from './repay/trialRepay.ts';
import { beginPayPasswordAuth } from './settings/beginPayPasswordAuth.ts';
import { changeClearType } from './settings/changeClearType.ts';
import { changePayPassword } from './settings/changePayPassword.ts';
import { queryBankCards } from './settings/queryBankCards.ts';
import { queryClearTypeAccountPage } from './settings/queryClearTypeAccountPage.ts';
import { queryClearTypes } from './settings/queryClearTypes.ts';
import { queryPaySetting } from './settings/queryPaySetting.ts';
import { resetPayPassword } from './settings/resetPayPassword.ts';
import { saveSmallPayment } from './settings/saveSmallPayment.ts';
import { sendSmsCode } from './settings/sendSmsCode.ts';
import { setDefaultBankCard } from './settings/setDefaultBankCard.ts';
import { setPayPassword } from './settings/setPayPassword.ts';
import { unbindBankCard } from './settings/unbindBankCard.ts';
import { verifySmsCode } from './settings/verifySmsCode.ts';
import { guards, withApproval } from './wire/guarded.ts';

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
