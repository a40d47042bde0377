import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpeningMaterial } from '#generated/shared/enums/OpeningMaterial.ts';
import { OpeningMaterialLabel } from '#generated/shared/labels.ts';
import type { WrongField } from '../flow/errorsIn.ts';
import type { UploadTarget } from '../uploads/uploadTarget.ts';
import { useSending } from '../uploads/useSending.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { missingOf } from './missing.ts';

/**
 * Finds missing documents. They are marked from the first attempt to continue on; the first one then gets the focus.
 * An attempt during uploads waits for them.
 * @param goOn called once all documents are there
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

  // Ids of the uploads that ran at the attempt to continue. It does not wait for later ones.
  const [awaited, setAwaited] = useState<readonly number[]>([]);
  const waiting = sending.some(({ id }) => awaited.includes(id));
  const wasWaiting = useRef(false);
  const onArrived = useEffectEvent(() => {
    if (missing.length > 0) focusFirst();
    // A failed upload shows in its row, so the user stays on the page.
    else if (!failed.some((id) => awaited.includes(id))) goOn();
  });
  useEffect(() => {
    if (wasWaiting.current && !waiting) onArrived();
    wasWaiting.current = waiting;
  }, [waiting]);

  return {
    /** Marks missing documents from now on. */
    markMissing: () => setTried(true),
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
    /** Returns a ref for the drop zone of a document, so that it can get the focus. */
    zoneRef: (kind: OpeningMaterial) => (zone: HTMLButtonElement | null) => {
      if (zone !== null) zones.current.set(kind, zone);
    },
  };
}

export type Missing = ReturnType<typeof useMissing>;
