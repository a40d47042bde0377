export type Headers = Readonly<Record<string, string>>;

/** How the target knows its callers; without any, login and role rules cannot be checked. */
export interface Auth {
  /** Headers of a logged-in parent account. */
  readonly parent?: Headers;
  /** Headers of a logged-in child account. */
  readonly child?: Headers;
  /** Headers of an account of another company, which must not see the first one's data. */
  readonly other?: Headers;
}
