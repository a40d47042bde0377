import type { Outputs } from '#generated/provisional/io.ts';

/** What verifying the phone gave: kept with the tab, since signing leaves the page for the face check. */
export type Proof = Outputs['verifySignLinkCode'];

const keyOf = (linkNo: string): string => `SIGN-LINK:${linkNo}`;

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const keepProof = (storage: TabStorage, linkNo: string, proof: Proof): void =>
  storage.setItem(keyOf(linkNo), JSON.stringify(proof));

export const dropProof = (storage: TabStorage, linkNo: string): void => storage.removeItem(keyOf(linkNo));

const isProof = (kept: unknown): kept is Proof =>
  typeof kept === 'object' &&
  kept !== null &&
  'smsToken' in kept &&
  'expiresAt' in kept &&
  'contracts' in kept;

/** What holds still. @param now as the wire writes it */
export function proofIn(storage: TabStorage, linkNo: string, now: string): Proof | undefined {
  const kept: unknown = JSON.parse(storage.getItem(keyOf(linkNo)) ?? 'null');
  return isProof(kept) && kept.expiresAt > now ? kept : undefined;
}
