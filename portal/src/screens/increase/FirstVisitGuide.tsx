import { useState } from 'react';
import { kept } from '../../storage/storage.ts';
import type { GuideStep } from '../../ui/guide/guide.ts';
import { UserGuide } from '../../ui/guide/UserGuide.tsx';
import { copy } from './copy.ts';

/** Storage name of the mark that the guide was shown. */
const GUIDE_SHOWN = 'INCREASE-GUIDE';

const steps: readonly GuideStep[] = [
  { class: '[data-guide="methods"]', title: copy.guide.methods },
  { class: '[data-guide="apply"]', title: copy.guide.apply, position: 'top' },
  { class: '#increase-records', title: copy.guide.records },
];

/** A tour of the page, shown once per browser. */
export function FirstVisitGuide() {
  const [seen, setSeen] = useState(() => kept.getItem(GUIDE_SHOWN) !== null);
  if (seen) return null;
  return (
    <UserGuide
      steps={steps}
      onDone={() => {
        kept.setItem(GUIDE_SHOWN, 'seen');
        setSeen(true);
      }}
    />
  );
}
