import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { table } from '../../copy/ui.ts';
import { CheckBox } from '../form/CheckBox.tsx';
import type { Column } from './column.ts';
import { isShown } from './columnChoice.ts';
import { withChosen } from './selection.ts';

export interface ColumnPanelProps {
  /** Label of the column that cannot be hidden. */
  readonly identifying: string;
  readonly columns: readonly Pick<Column<never>, 'key' | 'title' | 'extra'>[];
  /** Keys of the columns whose visibility differs from the usual one. */
  readonly toggled: ReadonlySet<string>;
  readonly onChange: (toggled: ReadonlySet<string>) => void;
}

/** A panel with a check box for each column that can be hidden, in their order; a choice applies at once. */
export function ColumnPanel({ identifying, columns, toggled, onChange }: ColumnPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  return (
    <Box ref={panel} role="dialog" aria-label={table.columns} sx={panelStyle}>
      {columns.map((column) => (
        <Box component="label" key={column.key}>
          <CheckBox
            label={column.title}
            checked={isShown(column, toggled)}
            onChange={() => onChange(withChosen(toggled, [column.key], !toggled.has(column.key)))}
          />
          {column.title}
        </Box>
      ))}
      <p>{table.columnsNote(identifying)}</p>
      <Button variant="link" onClick={() => onChange(new Set())}>
        {table.usualColumns}
      </Button>
    </Box>
  );
}

const panelStyle = {
  position: 'absolute',
  top: 28,
  right: 0,
  zIndex: 'modal',
  width: 240,
  maxHeight: 'min(480px, 60vh)',
  overflow: 'auto',
  p: 3,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'tile',
  borderRadius: '8px',
  '& > label': { display: 'flex', alignItems: 'center', gap: 2, height: 32, cursor: 'pointer' },
  '& > p': { m: '8px 0', fontSize: 12, lineHeight: '20px', color: 'text.secondary' },
} as const;
