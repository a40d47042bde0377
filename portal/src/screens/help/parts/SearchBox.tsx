import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { Icon } from '#portal/icons/Icon.tsx';
import { IconButton } from '#portal/ui/button/IconButton.tsx';
import { useIsDrawn } from '#portal/ui/router/reactRouter.tsx';
import { copy } from '../copy.ts';

interface SearchBoxProps {
  readonly words: string;
  readonly onSearch: (words: string) => void;
}

/** Field that searches while the user types, but not before an input method has finished a word. */
export function SearchBox({ words, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(words);
  const searched = useRef(words);
  const input = useRef<HTMLInputElement>(null);
  const isDrawn = useIsDrawn();

  // Follows the URL after Back or a link. Until the page has rendered the typed words, the URL still has older ones.
  useEffect(() => {
    if (words === searched.current || !isDrawn()) return;
    searched.current = words;
    setTyped(words);
  }, [words, isDrawn]);

  const search = (next: string) => {
    searched.current = next.trim();
    onSearch(next);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value);
    const { isComposing } = event.nativeEvent as InputEvent;
    if (!isComposing) search(event.target.value);
  };
  const clear = () => {
    setTyped('');
    search('');
    input.current?.focus();
  };

  return (
    <Box component="form" role="search" onSubmit={(event) => event.preventDefault()} sx={formStyle}>
      <InputBase
        type="search"
        value={typed}
        onChange={change}
        onCompositionEnd={() => search(input.current?.value ?? '')}
        placeholder={copy.search.placeholder}
        inputRef={input}
        slotProps={{ input: { 'aria-label': copy.search.label, maxLength: 40 } }}
        startAdornment={<Icon name="search" sx={{ color: 'text.secondary' }} />}
        endAdornment={
          typed === '' ? null : (
            <IconButton label={copy.search.clear} icon="close" iconSize={14} size={24} onClick={clear} />
          )
        }
        sx={fieldStyle}
      />
    </Box>
  );
}

const formStyle = { flex: 1, width: { sm: 320 } };

const fieldStyle = {
  width: '100%',
  height: 32,
  px: 2,
  gap: 2,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'control',
  borderRadius: ({ radii }: { radii: { control: number } }) => `${String(radii.control)}px`,
  fontSize: 14,
  '&:focus-within': { outline: '2px solid', outlineColor: 'ink', outlineOffset: '1px' },
  '& input': { p: 0, outline: 'none', '&::-webkit-search-cancel-button': { display: 'none' } },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
};
