import { storeOf } from '../../storage/store.ts';

/** A repayment whose receipt is wanted. */
export interface WantedReceipt {
  readonly repayNo: string;
  readonly payAmount: number;
  /** Reason why it has no receipt. */
  readonly leftOut?: string | undefined;
}

/** A document: shown in a dialog, printed without the portal around it. */
export type Paper =
  /** Electronic receipt of a repayment. */
  | { readonly kind: 'receipt'; readonly repayNo: string }
  /** Receipts of several repayments with an index. */
  | { readonly kind: 'receipts'; readonly wanted: readonly WantedReceipt[] }
  /** Monthly statement. @property month YYYY-MM, a past month */
  | { readonly kind: 'statement'; readonly month: string }
  /** Statement of a period that is chosen in the dialog. */
  | { readonly kind: 'accountStatement' }
  /** Transfer slip: the account to transfer a repayment to. */
  | { readonly kind: 'slip'; readonly repayNo: string };

/** For the one host in the shell. */
export const paperStore = storeOf<Paper | undefined>(undefined);
const { set } = paperStore;

export const openReceipt = (repayNo: string): void => set({ kind: 'receipt', repayNo });
export const openReceipts = (wanted: readonly WantedReceipt[]): void => set({ kind: 'receipts', wanted });
export const openStatement = (month: string): void => set({ kind: 'statement', month });
export const openAccountStatement = (): void => set({ kind: 'accountStatement' });
export const openTransferSlip = (repayNo: string): void => set({ kind: 'slip', repayNo });
export const closePaper = (): void => set(undefined);
