/** Limits the memory that all unfinished bodies hold together. */

/** Limit of all unfinished bodies together in bytes: eight of the largest uploads. */
const RECEIVING_BYTES = 128_000_000;

/** A body was cut to make room: the request was not read and may be sent again. */
export class TooMuchReceived extends Error {
  override readonly name = 'TooMuchReceived';
  constructor() {
    super(`同时接收的请求正文超过 ${RECEIVING_BYTES / 1_000_000} MB，最早的一个已中断，请重新发送`);
  }
}

interface Body {
  bytes: number;
  readonly cut: (why: TooMuchReceived) => void;
}

/** Unfinished bodies, the oldest first. */
const unfinished = new Set<Body>();
let total = 0;

/**
 * Counts an unfinished body. Above the limit the oldest one is cut, since an honest client would have finished by then.
 */
export function receive(cut: Body['cut']): {
  readonly add: (bytes: number) => void;
  readonly end: () => void;
} {
  const body: Body = { bytes: 0, cut };
  const end = (): void => {
    if (unfinished.delete(body)) total -= body.bytes;
  };
  return {
    add: (bytes) => {
      if (bytes === 0) return;
      unfinished.add(body);
      body.bytes += bytes;
      total += bytes;
      while (total > RECEIVING_BYTES) {
        const [oldest] = unfinished;
        if (!oldest) return;
        unfinished.delete(oldest);
        total -= oldest.bytes;
        oldest.cut(new TooMuchReceived());
      }
    },
    end,
  };
}
