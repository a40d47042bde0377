import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { SampleButton } from '#portal/domain/samples/SampleButton.tsx';
import { textOf } from '#portal/format/fileText.ts';
import { copy } from '../copy.ts';
import { rowsOf } from './rows.ts';

const { batchDrawer: words } = copy;

/** Reads a CSV file into the lines; the file is not uploaded. */
export function FileButton({ onRead }: { readonly onRead: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState('');
  const readInto = async (file: File) => {
    const text = textOf(await file.arrayBuffer()) ?? '';
    const { length } = rowsOf(text);
    setNotice(length === 0 ? words.unreadable : words.fileRead(file.name, length));
    if (length > 0) onRead(text);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,text/csv,text/plain"
        aria-label={words.file}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void readInto(file);
        }}
      />
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {words.file}
      </Button>
      <SampleButton name="accountList" />
      <Box component="span" role="status" sx={{ color: 'text.secondary' }}>
        {notice}
      </Box>
    </>
  );
}
