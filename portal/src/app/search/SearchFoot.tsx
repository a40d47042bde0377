import Box from '@mui/material/Box';
import { useState } from 'react';
import { copy } from './copy.ts';
import { isSlashOn, switchSlash } from './slashKey.ts';

/** The keys of the search, and a switch for the key / that opens it on every page. Not on phones. */
export function SearchFoot() {
  const [isOn, setOn] = useState(isSlashOn);
  return (
    <Box sx={footStyle}>
      {copy.keys.map(([key, meaning]) => (
        <span key={key}>
          <kbd>{key}</kbd>
          {meaning}
        </span>
      ))}
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            switchSlash(target.checked);
            setOn(target.checked);
          }}
        />
        {copy.slash}
      </label>
    </Box>
  );
}

const footStyle = {
  display: { xs: 'none', sm: 'flex' },
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 16px',
  flex: 'none',
  px: 5,
  py: 2,
  borderTop: '1px solid',
  borderColor: 'hairline',
  fontSize: 12,
  lineHeight: '20px',
  color: 'text.secondary',
  '& kbd': {
    mr: 1,
    px: 1,
    border: '1px solid',
    borderColor: 'tile',
    borderRadius: '4px',
    fontFamily: 'inherit',
    fontSize: 12,
  },
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 1, ml: 'auto', cursor: 'pointer' },
  '& input': { width: 16, height: 16, m: 0, accentColor: 'currentColor' },
} as const;
