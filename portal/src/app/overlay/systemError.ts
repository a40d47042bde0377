import { storeOf } from '../../storage/store.ts';

/** The single system error over the page (docs/decisions/0218). */
export interface SystemError {
  /** `panel`: a card over the page; `page`: the whole page. */
  readonly size: 'panel' | 'page';
  readonly requestId: string;
}

export const systemErrorStore = storeOf<SystemError | undefined>(undefined);

export const showSystemError = (error: SystemError): void => systemErrorStore.set(error);
export const hideSystemError = (): void => systemErrorStore.set(undefined);
