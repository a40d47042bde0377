import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpeningMaterial } from '#generated/shared/enums/OpeningMaterial.ts';
import { OpeningMaterialLabel } from '#generated/shared/labels.ts';
import type { WrongField } from '../flow/errorsIn.ts';
import type { UploadTarget } from '../uploads/uploadTarget.ts';
import { useSending } from '../uploads/useSending.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { missingOf } from './missing.ts';

/**
 * Finds missing documents: they show and get the focus after the first attempt to continue. Running uploads are
 * awaited. @param goOn called with all documents present
 */
export function useMissing(target: Pick<UploadTarget, 'materials' | 'files'>, goOn: () => void) {
  const { linkParams } = useOpeningFlow();
  const { sending, failed } = useSending(linkParams.productCode);
  const [tried, setTried] = useState(false);
  const zones = useRef(new Map<string, HTMLButtonElement>());
  const missing = missingOf(
    target,
    sending.map(({ kind }) => kind),
  );
  const shownMissing = tried ? missing : [];
  const focus = (kind: string | undefined) => zones.current.get(kind ?? '')?.focus();
  const focusFirst = () => focus(missing[0]?.materialType);

  // Uploads running at the attempt to continue; later ones are awaited by the next attempt.
  const [awaited, setAwaited] = useState<readonly number[]>([]);
  const waiting = sending.some(({ id }) => awaited.includes(id));
  const waited = useRef(false);
  const onArrived = useEffectEvent(() => {
    if (missing.length > 0) focusFirst();
    // A failed upload shows in its row: the user stays there.
    else if (!failed.some((id) => awaited.includes(id))) goOn();
  });
  useEffect(() => {
    if (waited.current && !waiting) onArrived();
    waited.current = waiting;
  }, [waiting]);

  return {
    /** Shows missing documents from now on. */
    look: () => setTried(true),
    /** Continues, now or after the running uploads; or focuses a missing document. */
    whenAllThere: () => {
      setTried(true);
      if (missing.length > 0) focusFirst();
      else if (sending.length === 0) goOn();
      else setAwaited(sending.map(({ id }) => id));
    },
    waiting,
    isMissing: (kind: OpeningMaterial): boolean =>
      shownMissing.some(({ materialType }) => materialType === kind),
    wrong: shownMissing.map(({ materialType }): WrongField => ({
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
