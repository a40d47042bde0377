import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpeningMaterial } from '#generated/shared/enums/OpeningMaterial.ts';
import { OpeningMaterialLabel } from '#generated/shared/labels.ts';
import type { WrongField } from '../flow/errorsIn.ts';
import { useSending } from '../uploads/useSending.ts';
import type { Shelf } from '../uploads/shelf.ts';
import { useWay } from '../useWay.ts';
import { missingOf } from './missing.ts';

/**
 * Which papers are missing: said once somebody has tried to go on, and led to. What is on its way is waited for.
 * @param goOn what to do with all of them there
 */
export function useMissing(shelf: Pick<Shelf, 'materials' | 'files'>, goOn: () => void) {
  const { carried } = useWay();
  const sending = useSending(carried.productCode);
  const [tried, setTried] = useState(false);
  const zones = useRef(new Map<string, HTMLButtonElement>());
  const missing = missingOf(shelf, sending.kinds);
  const told = tried ? missing : [];
  const focus = (kind: string | undefined) => zones.current.get(kind ?? '')?.focus();
  const focusFirst = () => focus(missing[0]?.materialType);

  const [waiting, setWaiting] = useState<{ readonly failed: number }>();
  const onArrived = useEffectEvent(({ failed }: { readonly failed: number }) => {
    setWaiting(undefined);
    if (missing.length > 0) focusFirst();
    // What did not arrive says so in its row: nobody is taken away from it.
    else if (sending.failed === failed) goOn();
  });
  const allThere = sending.kinds.length === 0;
  useEffect(() => {
    if (waiting && allThere) onArrived(waiting);
  }, [waiting, allThere]);

  return {
    /** What is missing is said from now on. */
    look: () => setTried(true),
    /** Goes on, now or when what is on its way has arrived; or leads to what is missing. */
    whenAllThere: () => {
      setTried(true);
      if (missing.length > 0) focusFirst();
      else if (allThere) goOn();
      else setWaiting({ failed: sending.failed });
    },
    waiting: waiting !== undefined,
    isMissing: (kind: OpeningMaterial): boolean => told.some(({ materialType }) => materialType === kind),
    wrong: told.map(({ materialType }): WrongField => ({
      name: materialType,
      label: OpeningMaterialLabel[materialType],
    })),
    focus,
    zoneOf: (kind: OpeningMaterial) => (zone: HTMLButtonElement | null) => {
      if (zone !== null) zones.current.set(kind, zone);
    },
  };
}

export type Missing = ReturnType<typeof useMissing>;
