import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SelectOption } from './SelectBox.tsx';

interface OptionMenuProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly anchor: HTMLElement;
  readonly open: boolean;
  readonly options: readonly SelectOption<string | number>[];
  /** Index among the options; -1: none. */
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly onClose: () => void;
}

/** The list of a select box: arrows, first letters, Home, End and Esc are MUI's. */
export function OptionMenu(props: OptionMenuProps) {
  const { id, labelledBy, anchor, open, options, chosen, onChoose, onClose } = props;
  return (
    <Menu
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: {
          id,
          role: 'listbox',
          'aria-labelledby': labelledBy,
          disableListWrap: true,
          sx: optionStyle,
        },
        paper: { sx: { minWidth: anchor.offsetWidth, maxHeight: 320 } },
      }}
    >
      {options.map((option, index) => (
        <MenuItem
          key={option.value}
          role="option"
          data-value={option.value}
          selected={index === chosen}
          aria-selected={index === chosen}
          onClick={() => onChoose(index)}
        >
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** The ring is inside: the list's edge and the next option would cut it. */
const optionStyle = { '& > [role=option].Mui-focusVisible': { outlineOffset: -2 } } as const;
