/** Addresses of the pages around the claims of one product family. */
export interface ClaimPages {
  /** Address of a claim's state, by its number or by the key of its submission. */
  readonly result: (by: { readonly claimNo?: string; readonly key?: string }) => string;
  /** Loads the result page before the claim is sent: it must open even if the connection is lost then. */
  readonly load: () => Promise<unknown>;
  readonly claim: string;
  readonly records: string;
  readonly account: (accountNo: string) => string;
}
