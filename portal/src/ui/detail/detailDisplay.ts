import type { ReactNode } from 'react';

/** 2 §3 "Detail display". */
export interface DetailDisplayOptions {
  /** Absent where the card already has a title. */
  readonly title?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly columns?: number | undefined;
  readonly labelWidth?: number | undefined;
}

export interface DetailItem {
  readonly label: string;
  readonly value: ReactNode;
}

const DEFAULT_COLUMNS = 2;
const DEFAULT_LABEL_WIDTH = 120;

export const layoutOf = ({ columns, labelWidth }: DetailDisplayOptions) => ({
  columns: columns ?? DEFAULT_COLUMNS,
  labelWidth: labelWidth ?? DEFAULT_LABEL_WIDTH,
});
