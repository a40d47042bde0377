import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { notify } from '../../ui/feedback/notify.ts';
import { messages } from '../messages.ts';
import { choices, storeChoice, storedChoice, type Choice } from '../theme/choice.ts';
import { themeWords as words } from './themeWords.ts';

/** Light, dark or the system's setting. docs/design/look.md "Dark" */
export function ThemeChoice() {
  const [choice, setChoice] = useState(storedChoice);
  const name = useId();
  const pick = (next: Choice) => {
    setChoice(next);
    storeChoice(next).catch(() => notify.warning(messages.offline, { closesOnline: true }));
  };
  return (
    <Box component="fieldset" sx={style}>
      <legend>{words.title}</legend>
      {choices.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === choice} onChange={() => pick(each)} />
          {words[each]}
        </label>
      ))}
    </Box>
  );
}

const style = ({ palette }: Theme) => ({
  m: 0,
  p: 0,
  border: 0,
  minWidth: 0,
  '& legend': { p: 0, mb: 1, fontSize: 12, lineHeight: '20px', color: 'text.secondary' },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 32,
    color: 'ink',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  '& input': { width: 16, height: 16, m: 0, accentColor: palette.primary.main },
});
