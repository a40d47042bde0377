import type { Outputs } from '#generated/provisional/io.ts';

/** Result of verifying the phone. The tab keeps it, since the face check is on another page. */
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

/** Returns the proof while it is valid. @param now YYYY-MM-DD HH:mm:ss of the provider */
export function proofIn(storage: TabStorage, linkNo: string, now: string): Proof | undefined {
  const kept: unknown = JSON.parse(storage.getItem(keyOf(linkNo)) ?? 'null');
  return isProof(kept) && kept.expiresAt > now ? kept : undefined;
}
