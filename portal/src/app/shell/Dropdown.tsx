import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useClickOutside } from '../../ui/hooks/useClickOutside.ts';
import { headerItem } from './headerStyles.ts';
import { useHover } from './useHover.ts';

interface DropdownProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A header button whose panel opens on hover, click and keyboard; Esc closes it. */
export function Dropdown({ label, children }: DropdownProps) {
  const { open, control, box, onBlur } = useHover();
  const panel = useId();
  useClickOutside(box, { handler: control.close, active: open });
  return (
    <Box
      ref={box}
      onMouseEnter={control.enter}
      onMouseLeave={control.leave}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key === 'Escape') control.close();
      }}
      sx={boxStyle}
    >
      <button type="button" aria-expanded={open} aria-controls={panel} onClick={() => control.press(open)}>
        {label}
        <Icon name="chevronDown" size={14} />
      </button>
      <div id={panel} hidden={!open}>
        {open ? children : null}
      </div>
    </Box>
  );
}

const boxStyle = ({ palette, radii }: Theme): SystemStyleObject<Theme> => ({
  position: 'relative',
  '& > button': headerItem,
  '& > div': {
    position: 'absolute',
    top: 40,
    right: 0,
    zIndex: 'modal',
    minWidth: 128,
    p: 4,
    bgcolor: 'background.paper',
    border: `1px solid ${palette.tile}`,
    borderRadius: `${String(radii.card)}px`,
  },
});
