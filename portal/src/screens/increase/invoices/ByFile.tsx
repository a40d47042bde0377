import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { SampleButton } from '#portal/domain/samples/SampleButton.tsx';
import { textOf } from '#portal/format/fileText.ts';
import { FieldError } from '#portal/ui/form/FieldError.tsx';
import { copy } from './copy.ts';
import { numbersIn, type Numbers } from './numbers.ts';

const MAX_FILE_BYTES = 1024 * 1024;

/** Adds the invoice numbers of a CSV or text file. The browser reads the file; only the numbers are sent. */
export function ByFile({ onAdd }: { readonly onAdd: (numbers: Numbers) => boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const addFrom = async (file: File) => {
    if (file.size > MAX_FILE_BYTES) return setProblem(copy.file.tooLarge);
    const bytes = await file.arrayBuffer().catch(() => undefined);
    if (bytes === undefined) return setProblem(copy.file.failed);
    const text = textOf(bytes);
    if (text === undefined) return setProblem(copy.file.noText);
    const found = numbersIn(text);
    setProblem(found.numbers.length === 0 ? copy.file.none : undefined);
    onAdd(found);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={copy.file.choose}
        accept=".csv,.txt,text/csv,text/plain"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void addFrom(file);
        }}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {copy.file.choose}
        </Button>
        <SampleButton name="invoiceList" />
      </Box>
      <Typography variant="caption" color="textSecondary">
        {copy.file.hint}
      </Typography>
      {problem === undefined ? null : <FieldError>{problem}</FieldError>}
    </Box>
  );
}
