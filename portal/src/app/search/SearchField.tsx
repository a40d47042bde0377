import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import type { KeyboardEvent, RefObject } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { pasteLines } from '../../ui/form/pasteLines.ts';
import { copy } from './copy.ts';

/** Longest text: 50 numbers of a sheet. */
const LONGEST = 3500;

interface SearchFieldProps {
  readonly value: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Id of the list, while there is one. */
  readonly list: string | undefined;
  /** Id of the active row. */
  readonly active: string | undefined;
  /** @param isComposing the input method has not finished the word */
  readonly onType: (typed: string, isComposing: boolean) => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onClose: () => void;
}

/** The field above the results: a combobox that keeps the focus while the arrows move through the list. */
export function SearchField({ value, input, list, active, onType, onKey, onClose }: SearchFieldProps) {
  return (
    <Box sx={rowStyle}>
      <Icon name="search" size={18} sx={{ color: 'text.secondary', flex: 'none' }} />
      <InputBase
        value={value}
        autoFocus
        inputRef={input}
        placeholder={copy.placeholder}
        onChange={({ target, nativeEvent }) => onType(target.value, (nativeEvent as InputEvent).isComposing)}
        onCompositionEnd={() => onType(input.current?.value ?? '', false)}
        onPaste={(event) => {
          const pasted = pasteLines(event);
          if (pasted === undefined) return;
          event.preventDefault();
          onType(pasted.slice(0, LONGEST), false);
        }}
        onKeyDown={onKey}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': copy.label,
            'aria-autocomplete': 'list',
            'aria-expanded': list !== undefined,
            'aria-controls': list,
            'aria-activedescendant': active,
            autoComplete: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
            enterKeyHint: 'go',
            maxLength: LONGEST,
          },
        }}
        sx={fieldStyle}
      />
      {value === '' ? null : (
        <IconButton
          label={copy.clear}
          icon="cancel"
          onClick={() => {
            onType('', false);
            input.current?.focus();
          }}
        />
      )}
      <IconButton label={copy.close} icon="close" onClick={onClose} />
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  flex: 'none',
  height: 56,
  pl: { xs: 4, sm: 5 },
  pr: { xs: 2, sm: 3 },
  borderBottom: '1px solid',
  borderColor: 'hairline',
} as const;

/** The only field of the dialog: its caret and the line below show the focus. */
const fieldStyle = {
  flex: 1,
  minWidth: 0,
  fontSize: 16,
  lineHeight: '24px',
  '& input': { p: 0, height: 32, outline: 'none' },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;
