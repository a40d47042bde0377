import { useEffect, useState } from 'react';
import { keptInTab } from '../../storage/storage.ts';
import { keepSendTime, runCountdown, secondsLeft } from './smsCountdown.ts';

/** The wait between two short messages of a type: 60 s, also over a reload. 2 §4 */
export function useSendWait(type: string) {
  const [left, setLeft] = useState(() => secondsLeft(keptInTab, type, Date.now()));
  const [over, setOver] = useState(false);
  const waiting = left > 0;

  useEffect(() => {
    if (!waiting) return undefined;
    return runCountdown(keptInTab, type, (seconds) => {
      setLeft(seconds);
      if (seconds === 0) setOver(true);
    });
  }, [waiting, type]);

  return {
    left,
    waiting,
    /** True once a wait has ended: the button then offers to send again. */
    over,
    begin: () => {
      keepSendTime(keptInTab, type, Date.now());
      setLeft(secondsLeft(keptInTab, type, Date.now()));
    },
  };
}
