/** Seconds before another code can be requested. 2 §9 */
const SMS_WAIT = 60;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage name of the last send. Each type of code has its own, so that two buttons count down independently. 2 §3 */
export const sendTimeKey = (type: string): string => `lastSendTime-${type}`;

export const keepSendTime = (storage: Storage, type: string, now: number): void =>
  storage.setItem(sendTimeKey(type), String(now));

/** Seconds left of the wait; 0 when no code was sent, when it was long ago, or when the clock was set back. */
export function secondsLeft(storage: Storage, type: string, now: number): number {
  const sentAt = Number(storage.getItem(sendTimeKey(type)) ?? Number.NaN);
  const left = Math.ceil(SMS_WAIT - (now - sentAt) / 1000);
  return left > 0 && left <= SMS_WAIT ? left : 0;
}

/** Counts down the stored wait, and clears the stored time at the end. 2 §4 */
export function runCountdown(storage: Storage, type: string, onLeft: (seconds: number) => void): () => void {
  const look = () => {
    const left = secondsLeft(storage, type, Date.now());
    if (left === 0) {
      clearInterval(timer);
      storage.removeItem(sendTimeKey(type));
    }
    onLeft(left);
  };
  const timer = setInterval(look, 1000);
  return () => clearInterval(timer);
}
