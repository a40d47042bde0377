/** Contracts that the user has agreed to. The tab keeps them, since the face check is on another page. */

const keyOf = (owner: string): string => `OPENING-AGREED:${owner}`;

interface Template {
  readonly templateNo: string;
  readonly templateVersion: string;
}

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Name of a contract in the storage. It has the version, since another version is another text. */
export const nameOf = ({ templateNo, templateVersion }: Template): string =>
  `${templateNo}:${templateVersion}`;

/** Names of the contracts agreed to. @param owner number of the application or link */
export function loadAgreed(storage: TabStorage, owner: string): readonly string[] {
  const kept = storage.getItem(keyOf(owner)) ?? '';
  return kept === '' ? [] : kept.split('\n');
}

/** Adds a contract. @returns the names of all contracts agreed to */
export function saveAgreed(storage: TabStorage, owner: string, contract: Template): readonly string[] {
  const agreed = [...new Set([...loadAgreed(storage, owner), nameOf(contract)])];
  storage.setItem(keyOf(owner), agreed.join('\n'));
  return agreed;
}
