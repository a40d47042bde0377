import Box from '@mui/material/Box';
import { lazy, Suspense, useId, useState, type KeyboardEvent, type Ref } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { controlStyle } from './controlStyle.ts';

export interface SelectOption<Value extends string | number = string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectBoxProps<Value extends string | number> {
  readonly id?: string | undefined;
  /** For a box without a label beside it. */
  readonly name?: string | undefined;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly invalid?: boolean | undefined;
  readonly describedBy?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly className?: string;
}

const loadMenu = () => import('./OptionMenu.tsx');
const OptionMenu = lazy(() => loadMenu().then((module) => ({ default: module.OptionMenu })));

/**
 * A button that opens a list to select one option; it looks and reads the same in every browser. The list (MUI's menu)
 * loads when the box is first reached, so that pages of filters do not carry it.
 */
export function SelectBox<Value extends string | number>(props: SelectBoxProps<Value>) {
  const { options, value, onChange, onBlur, placeholder = '', disabled, invalid } = props;
  const { name, describedBy, className, ref } = props;
  const ownId = useId();
  const { id = ownId } = props;
  const listId = `${id}-list`;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [opened, setOpened] = useState(false);
  const chosen = options.findIndex((option) => option.value === value);
  const open = (button: HTMLElement) => {
    setAnchor(button);
    setOpened(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.currentTarget);
  };
  return (
    <>
      <Box
        component="button"
        type="button"
        role="combobox"
        ref={ref}
        id={id}
        className={className}
        disabled={disabled}
        aria-label={name}
        aria-haspopup="listbox"
        aria-expanded={opened}
        aria-controls={opened ? listId : undefined}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onClick={(event) => open(event.currentTarget)}
        sx={[controlStyle, boxStyle, invalid === true && { borderColor: 'error.main' }]}
      >
        <span>{options[chosen]?.label ?? placeholder}</span>
        <Icon name="chevronDown" size={14} />
      </Box>
      {anchor ? (
        <Suspense fallback={null}>
          <OptionMenu
            id={listId}
            labelledBy={id}
            anchor={anchor}
            open={opened}
            options={options}
            chosen={chosen}
            onChoose={(index) => {
              setOpened(false);
              const option = options[index];
              if (option) onChange(option.value);
            }}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

const boxStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  textAlign: 'left',
  cursor: 'pointer',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:disabled': { bgcolor: 'fill', color: 'text.secondary', cursor: 'default' },
} as const;
