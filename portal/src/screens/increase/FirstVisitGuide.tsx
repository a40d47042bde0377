import { useState } from 'react';
import { kept } from '../../storage/storage.ts';
import type { GuideStep } from '../../ui/guide/guide.ts';
import { UserGuide } from '../../ui/guide/UserGuide.tsx';
import { copy } from './copy.ts';

/** Storage name of the mark that the guide was shown. */
const SEEN = 'INCREASE-GUIDE';

const steps: readonly GuideStep[] = [
  { class: '[data-guide="methods"]', title: copy.guide.methods },
  { class: '[data-guide="apply"]', title: copy.guide.apply, position: 'top' },
  { class: '#increase-records', title: copy.guide.records },
];

/** Shows the page's parts once per browser. */
export function FirstVisitGuide() {
  const [seen, setSeen] = useState(() => kept.getItem(SEEN) !== null);
  if (seen) return null;
  return (
    <UserGuide
      steps={steps}
      onDone={() => {
        kept.setItem(SEEN, 'seen');
        setSeen(true);
      }}
    />
  );
}
