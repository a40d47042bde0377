/** The pages around a family's claims. */
export interface ClaimPages {
  /** Address of a claim's state, by its number or by the key of its submission. */
  readonly result: (by: { readonly claimNo?: string; readonly key?: string }) => string;
  /** Loads that page before sending: a lost connection must not block it. */
  readonly load: () => Promise<unknown>;
  readonly claim: string;
  readonly records: string;
  readonly account: (accountNo: string) => string;
}
