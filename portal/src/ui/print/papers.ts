/** A document: shown in a dialog, printed without the portal around it. */
export type Paper =
  /** Electronic receipt of a repayment. */
  | { readonly kind: 'receipt'; readonly repayNo: string }
  /** Monthly statement. @property month YYYY-MM, a past month */
  | { readonly kind: 'statement'; readonly month: string }
  /** The account to transfer a repayment to. */
  | { readonly kind: 'slip'; readonly repayNo: string };

let open: Paper | undefined;
const listeners = new Set<() => void>();

function set(next: Paper | undefined): void {
  open = next;
  for (const listener of listeners) listener();
}

export const openReceipt = (repayNo: string): void => set({ kind: 'receipt', repayNo });
export const openStatement = (month: string): void => set({ kind: 'statement', month });
export const openTransferSlip = (repayNo: string): void => set({ kind: 'slip', repayNo });
export const closePaper = (): void => set(undefined);

/** For the one host in the shell (useSyncExternalStore). */
export const paperStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): Paper | undefined => open,
};
