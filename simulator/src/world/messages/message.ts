import type { FundAccountType, MessageEvent, MessageKind, ProductCode } from '#generated/shared/enums.ts';
import type { Moment } from '../values/calendar.ts';

/** An event in one sentence. The same event always has the same id. */
export interface Message {
  readonly id: string;
  readonly kind: MessageKind;
  readonly event: MessageEvent;
  readonly title: string;
  readonly text: string;
  readonly at: Moment;
  readonly referenceNo: string;
  readonly period?: number;
  readonly accountType?: FundAccountType;
  readonly productCode?: ProductCode;
}

export const idOf = (event: MessageEvent, referenceNo: string): string => `${event}-${referenceNo}`;
