/** The pages around a family's claims. */
export interface ClaimPages {
  /** Where a claim stands, by its number or by the key of its submission. */
  readonly result: (by: { readonly claimNo?: string; readonly key?: string }) => string;
  /** Fetches that page before anything is sent: a lost connection must not keep it away. */
  readonly load: () => Promise<unknown>;
  readonly claim: string;
  readonly records: string;
  readonly account: (accountNo: string) => string;
}
