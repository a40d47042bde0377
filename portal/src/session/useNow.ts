import { useSyncExternalStore } from 'react';
import { serverNow } from '../api/serverClock.ts';
import { shanghaiDay, shanghaiMoment } from '../format/date.ts';
import { MINUTE, onMinute } from './onMinute.ts';

// Minutes are precise enough for dates and keep the snapshot stable between renders.
const snapshot = (): number => Math.floor(serverNow() / MINUTE) * MINUTE;

/** The provider's time to the minute, in ms. Countdowns use the browser's monotonic clock instead. */
const useNow = (): number => useSyncExternalStore(onMinute, snapshot);

/** The provider's minute, YYYY-MM-DD HH:mm:ss, for comparison with wire moments. */
export const useMinute = (): string => shanghaiMoment(useNow());

/** The provider's calendar day, YYYY-MM-DD. */
export const useToday = (): string => shanghaiDay(useNow());
