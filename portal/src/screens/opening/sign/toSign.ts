import type { Outputs } from '#generated/provisional/io.ts';
import { OpeningStatus } from '#generated/shared/enums/OpeningStatus.ts';
import type { Application, Opening } from '../opening.ts';

/** Content of the page of later contracts. */
export type ToSign =
  /** Contracts after the audit. */
  | { readonly of: 'audit'; readonly application: Application }
  /** Contracts for a new investor. */
  | { readonly of: 'investor'; readonly name: string }
  /** No contracts: a step of the flow, or the result, comes first. */
  | { readonly of: 'step' }
  | { readonly of: 'result' }
  | { readonly of: 'nothing' };

/** Decides what the page of later contracts shows. */
export function toSign(
  { application }: Pick<Opening, 'application'>,
  { investorName }: Pick<Outputs['queryOpeningContracts'], 'investorName'>,
): ToSign {
  if (application?.status === OpeningStatus.Contract) return { of: 'audit', application };
  if (investorName !== undefined) return { of: 'investor', name: investorName };
  if (application === undefined) return { of: 'nothing' };
  return { of: application.status === OpeningStatus.Filling ? 'step' : 'result' };
}
