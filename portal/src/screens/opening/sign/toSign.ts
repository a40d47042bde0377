import type { Outputs } from '#generated/provisional/io.ts';
import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import type { Application, Opening } from '../opening.ts';

/** The contracts on the page of later contracts: after the audit, or for a new investor. */
export type ToSign =
  | { readonly of: 'audit'; readonly application: Application }
  | { readonly of: 'investor'; readonly name: string }
  /** None here: another page shows the current step. */
  | { readonly of: 'step' }
  | { readonly of: 'result' }
  | { readonly of: 'nothing' };

export function toSign(
  { application }: Pick<Opening, 'application'>,
  { investorName }: Pick<Outputs['queryOpeningContracts'], 'investorName'>,
): ToSign {
  if (application?.status === OpeningStatus.Contract) return { of: 'audit', application };
  if (investorName !== undefined) return { of: 'investor', name: investorName };
  if (application === undefined) return { of: 'nothing' };
  return { of: application.status === OpeningStatus.Filling ? 'step' : 'result' };
}
