import type { Outputs } from '#generated/provisional/io.ts';
import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import type { Application, Opening } from '../opening.ts';

/** What is signed on the page for contracts that come later: after the audit, or with a new investor. */
export type ToSign =
  | { readonly of: 'audit'; readonly application: Application }
  | { readonly of: 'investor'; readonly name: string }
  /** Nothing here: where one stands is told elsewhere. */
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
