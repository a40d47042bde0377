import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { useCallback, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { exporting as copy } from '../../copy/ui.ts';
import { Icon } from '../../icons/Icon.tsx';
import { siblingByKey } from '../hooks/siblingByKey.ts';
import { useClickOutside } from '../hooks/useClickOutside.ts';
import type { ExportFormat } from './useExport.ts';

const FORMATS = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[];

interface MoreExport {
  readonly label: string;
  readonly onChoose: () => void;
}

interface ExportMenuProps {
  readonly label: string;
  readonly disabled?: boolean | undefined;
  readonly onChoose: (format: ExportFormat) => void;
  /** Starts choosing single rows. */
  readonly onPick?: (() => void) | undefined;
  /** Another kind of file, which has a dialog. */
  readonly more?: MoreExport | undefined;
  /** Opens upwards, for a button at the foot of a dialog. */
  readonly up?: boolean | undefined;
}

/**
 * A button with a menu of the two formats, of another kind of file and of the choice of rows. Arrow keys, Home and End move in it, Esc
 * closes it and returns the focus, Tab leaves it.
 */
export function ExportMenu({ label, disabled, onChoose, onPick, more, up = false }: ExportMenuProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const entries = [...(more ? [more] : []), ...(onPick ? [{ label: copy.pick, onChoose: onPick }] : [])];
  const close = useCallback(() => setOpen(false), []);
  useClickOutside(box, { handler: close, active: open });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Closes only the menu, not the dialog around it.
      event.stopPropagation();
      close();
      button.current?.focus();
    }
    const entry = document.activeElement;
    const next = entry instanceof HTMLElement ? siblingByKey(event.key, entry) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !box.current?.contains(relatedTarget)) close();
  };
  return (
    <div ref={box} onKeyDown={open ? onKeyDown : undefined} onBlur={onBlur} style={anchor}>
      <Button
        ref={button}
        variant="outlined"
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        startIcon={<Icon name="download" size={16} />}
      >
        {label}
      </Button>
      {open ? (
        <Box
          role="menu"
          aria-label={label}
          sx={[menuStyle, up ? { bottom: 44, left: 0 } : { top: 36, right: 0 }]}
        >
          {FORMATS.map((format, index) => (
            <ButtonBase
              key={format}
              role="menuitem"
              tabIndex={-1}
              autoFocus={index === 0}
              // The menu needs no closing: ExportButton shows the progress in its place.
              onClick={() => onChoose(format)}
            >
              {copy[format]}
            </ButtonBase>
          ))}
          {entries.map((entry) => (
            <ButtonBase
              key={entry.label}
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                close();
                entry.onChoose();
              }}
            >
              {entry.label}
            </ButtonBase>
          ))}
        </Box>
      ) : null}
    </div>
  );
}

const anchor = { position: 'relative' } as const;

const menuStyle = {
  position: 'absolute',
  zIndex: 'modal',
  display: 'grid',
  minWidth: 176,
  py: 1,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'tile',
  borderRadius: '8px',
  '& > button': {
    justifyContent: 'flex-start',
    height: 36,
    px: 3,
    font: 'inherit',
    whiteSpace: 'nowrap',
    '&:hover, &.Mui-focusVisible': { bgcolor: 'fill' },
    '&.Mui-focusVisible': { outlineOffset: -2 },
  },
} as const;
