import { useRef, useState } from 'react';
import type { OpeningMaterial } from '#generated/shared/enums/OpeningMaterial.ts';
import { OpeningMaterialLabel } from '#generated/shared/labels.ts';
import type { WrongField } from '../flow/errorsIn.ts';
import type { Shelf } from '../uploads/shelf.ts';
import { missingOf } from './missing.ts';

/** Which papers are missing: said once somebody has tried to go on, and led to. */
export function useMissing(shelf: Pick<Shelf, 'materials' | 'files'>) {
  const [tried, setTried] = useState(false);
  const zones = useRef(new Map<string, HTMLButtonElement>());
  const missing = missingOf(shelf);
  const told = tried ? missing : [];
  const focus = (kind: string | undefined) => zones.current.get(kind ?? '')?.focus();
  return {
    /** Whether nothing is missing; what is, is said from now on. */
    look: (): boolean => {
      setTried(true);
      return missing.length === 0;
    },
    isMissing: (kind: OpeningMaterial): boolean => told.some(({ materialType }) => materialType === kind),
    wrong: told.map(({ materialType }): WrongField => ({
      name: materialType,
      label: OpeningMaterialLabel[materialType],
    })),
    focus,
    focusFirst: () => focus(missing[0]?.materialType),
    zoneOf: (kind: OpeningMaterial) => (zone: HTMLButtonElement | null) => {
      if (zone !== null) zones.current.set(kind, zone);
    },
  };
}

export type Missing = ReturnType<typeof useMissing>;
