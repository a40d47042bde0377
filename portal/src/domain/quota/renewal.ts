/** A qualification of the user, as far as it concerns the renewal of the credit. */
export interface Qualification {
  readonly accessType: string;
  readonly operationCode: string;
  readonly data?:
    | { readonly daysUntilExpiration?: number | undefined; readonly days?: number | undefined }
    | undefined;
}

export interface Renewal {
  readonly pending: boolean;
  /** Days until the credit expires; 0: expired. docs/decisions/0203 */
  readonly days: number | undefined;
}

export const CREDIT_EXPIRED = 'CREDIT_EXPIRED';
/** The line is unusable until it is renewed. */
export const isExpired = ({ pending, days }: Renewal): boolean => pending && days === 0;

const NOT_QUALIFIED = 'NOT_QUALIFIED';

/** The renewal is pending if the user has the qualification CREDIT_EXPIRED with any code but NOT_QUALIFIED. 1 §4 */
export function renewalOf(qualifications: readonly Qualification[] | undefined): Renewal {
  const found = qualifications?.find((row) => row.accessType === CREDIT_EXPIRED);
  if (found === undefined || found.operationCode === NOT_QUALIFIED)
    return { pending: false, days: undefined };
  return { pending: true, days: found.data?.daysUntilExpiration ?? found.data?.days };
}
