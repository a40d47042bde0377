import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import TextareaAutosize, { type TextareaAutosizeProps } from '@mui/material/TextareaAutosize';
import { useState } from 'react';
import { useStoredText } from '#portal/ui/form/draft/useStoredText.ts';
import { FieldFrame } from '#portal/ui/form/FieldFrame.tsx';
import { copy } from './copy.ts';
import { numbersIn, type Numbers } from './numbers.ts';

/** Adds the invoice numbers of a pasted text. */
export function ByPaste({ onAdd }: { readonly onAdd: (numbers: Numbers) => boolean }) {
  const [text, setText] = useStoredText('pastedInvoices');
  const [problem, setProblem] = useState<string>();
  const add = () => {
    const found = numbersIn(text);
    setProblem(found.numbers.length === 0 ? copy.paste.none : undefined);
    if (onAdd(found)) setText('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <FieldFrame
        id="invoice-numbers"
        noteId="invoice-numbers-note"
        label={copy.paste.label}
        hint={copy.paste.hint}
        problem={problem}
      >
        <InputBase
          id="invoice-numbers"
          multiline
          inputComponent={GrowingArea}
          fullWidth
          value={text}
          onChange={({ target }) => setText(target.value)}
          slotProps={{
            input: { 'aria-invalid': problem !== undefined, 'aria-describedby': 'invoice-numbers-note' },
          }}
        />
      </FieldFrame>
      <Button variant="outlined" onClick={add} sx={{ justifySelf: 'start' }}>
        {copy.paste.add}
      </Button>
    </Box>
  );
}

/** Grows with the pasted lines. */
const GrowingArea = (props: TextareaAutosizeProps) => (
  <TextareaAutosize {...props} minRows={4} maxRows={10} />
);
