/** Contracts read and agreed to: kept in the tab, since signing leaves the page for the face check. */

const keyOf = (applyNo: string): string => `OPENING-AGREED:${applyNo}`;

interface Template {
  readonly templateNo: string;
  readonly templateVersion: string;
}

type TabStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Another version is another text. */
export const nameOf = ({ templateNo, templateVersion }: Template): string =>
  `${templateNo}:${templateVersion}`;

export function loadAgreed(storage: TabStorage, applyNo: string): readonly string[] {
  const kept = storage.getItem(keyOf(applyNo)) ?? '';
  return kept === '' ? [] : kept.split('\n');
}

export function saveAgreed(storage: TabStorage, applyNo: string, contract: Template): readonly string[] {
  const agreed = [...new Set([...loadAgreed(storage, applyNo), nameOf(contract)])];
  storage.setItem(keyOf(applyNo), agreed.join('\n'));
  return agreed;
}
