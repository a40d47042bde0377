/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Headers of each account. Without them, login and role rules cannot be checked. */
export interface Auth {
  /** Headers of a logged-in parent account. */
  readonly parent?: Headers;
  /** Headers of a logged-in child account. */
  readonly child?: Headers;
  /** Headers of an account of another company, which must not see the first one's data. */
  readonly other?: Headers;
}
