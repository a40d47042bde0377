import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { words } from '../../copy/words.ts';
import { EmptyLine } from '../feedback/EmptyLine.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';

/** Number of skeleton rows: enough to look like a table, the real number is not known yet. */
const ROWS = [0, 1, 2];

/** Rows of the final height with the text 加载中。。。 in the first (docs/design/look.md rule 13, 2 §8). */
export function SkeletonRows({ columns }: { readonly columns: number }) {
  return ROWS.map((row) => (
    <tr key={row}>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          {row === 0 && column === 0 ? (
            <Box component="span" role="status" sx={{ color: 'text.secondary' }}>
              {words.loading}
            </Box>
          ) : (
            <Skeleton height={16} width="70%" />
          )}
        </td>
      ))}
    </tr>
  ));
}

interface MessageRowProps {
  readonly columns: number;
  readonly children?: ReactNode;
}

/** 暂无数据 across the table, or a line with the next step. 2 §8 */
export function MessageRow({ columns, children = <EmptyLine /> }: MessageRowProps) {
  return (
    <tr>
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}
