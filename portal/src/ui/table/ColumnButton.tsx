import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { table } from '../../copy/ui.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useClickOutside } from '../hooks/useClickOutside.ts';
import type { ColumnPanelProps } from './ColumnPanel.tsx';

const loadPanel = () => import('./ColumnPanel.tsx');
const ColumnPanel = lazy(() => loadPanel().then((module) => ({ default: module.ColumnPanel })));

/** 列设置: the columns of the table. The list loads when it is first reached: most users never open it. */
export function ColumnButton(props: ColumnPanelProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useClickOutside(box, { handler: close, active: open });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    button.current?.focus();
  };
  // The panel closes when Tab moves the focus out, like any menu.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div ref={box} onKeyDown={open ? onKeyDown : undefined} onBlur={onBlur} style={anchor}>
      <Button
        ref={button}
        variant="link"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={() => setOpen(!open)}
        startIcon={<Icon name="columns" size={14} />}
      >
        {table.columns}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <ColumnPanel {...props} />
        </Suspense>
      ) : null}
    </div>
  );
}

const anchor = { position: 'relative', marginLeft: 'auto' } as const;
