/** The single system error over the page (docs/decisions/0218). */
export interface SystemError {
  /** `panel`: a card over the page; `page`: the whole page. */
  readonly size: 'panel' | 'page';
  readonly requestId: string;
}

let current: SystemError | undefined;
const listeners = new Set<() => void>();

function set(next: SystemError | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

export const showSystemError = (error: SystemError): void => set(error);
export const hideSystemError = (): void => set(undefined);

export const systemErrorStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): SystemError | undefined => current,
};
