import type { Theme } from '@mui/material/styles';

/** The look of every table's head, in the portal, on paper and in the console. A list's sizes: tableStyle.ts. */
export const tableHead = ({ palette }: Theme) =>
  ({
    backgroundColor: palette.fill,
    color: palette.text.secondary,
    fontSize: 12,
    fontWeight: 600,
  }) as const;
