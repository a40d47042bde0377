import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { IconButton } from '#portal/ui/button/IconButton.tsx';
import { onFirstClick } from '#portal/ui/button/onFirstClick.ts';
import { SelectBox } from '#portal/ui/control/SelectBox.tsx';
import { TextField } from '#portal/ui/form/TextField.tsx';
import { useFocusInView } from '#portal/ui/hooks/useFocusInView.ts';
import { copy } from './copy.ts';
import type { BooksFormState } from './form.ts';
import { fieldLabel, FIELDS, type BookColumn, type BookField } from './templates.ts';

interface ColumnsEditorProps {
  readonly form: BooksFormState;
  readonly columns: readonly BookColumn[];
}

const { columns: words } = copy;

/** Editor of the file's columns: which, their heads and their order. It is folded, since a template usually fits. */
export function ColumnsEditor({ form, columns }: ColumnsEditorProps) {
  const [open, setOpen] = useState(false);
  const set = (next: readonly BookColumn[]) => form.setValue('columns', [...next], { shouldDirty: true });
  const missing = FIELDS.filter((field) => !columns.some((column) => column.field === field));
  return (
    <Box sx={{ mt: 4 }}>
      <Button variant="link" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? words.done : words.adjust}
      </Button>
      {open ? (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2, mt: 2 }}>
          {columns.map((column, index) => (
            <ColumnLine
              key={column.field}
              form={form}
              column={column}
              index={index}
              isLast={index === columns.length - 1}
              isOnly={columns.length === 1}
              onMove={(to) => set(moved(columns, index, to))}
              onRemove={() => set(columns.filter((each) => each !== column))}
            />
          ))}
          {missing.length === 0 ? null : (
            <Box component="li">
              <SelectBox<BookField>
                name={words.add}
                placeholder={words.add}
                options={missing.map((value) => ({ value, label: fieldLabel(value) }))}
                value={undefined}
                onChange={(field) => set([...columns, { field, title: fieldLabel(field) }])}
              />
            </Box>
          )}
        </Box>
      ) : null}
    </Box>
  );
}

interface ColumnLineProps {
  readonly form: BooksFormState;
  readonly column: BookColumn;
  readonly index: number;
  readonly isLast: boolean;
  readonly isOnly: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function ColumnLine({ form, column, index, isLast, isOnly, onMove, onRemove }: ColumnLineProps) {
  const label = fieldLabel(column.field);
  const row = useFocusInView<HTMLLIElement>(index);
  return (
    <Box component="li" ref={row} sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TextField
          control={form.control}
          name={`columns.${index}.title`}
          label={words.head(label)}
          input={{ maxLength: 20 }}
        />
      </Box>
      <IconButton
        label={words.up(label)}
        icon="chevronUp"
        disabled={index === 0}
        onClick={(event) => onFirstClick(event, () => onMove(index - 1))}
      />
      <IconButton
        label={words.down(label)}
        icon="chevronDown"
        disabled={isLast}
        onClick={(event) => onFirstClick(event, () => onMove(index + 1))}
      />
      <IconButton
        label={words.remove(label)}
        icon="close"
        disabled={isOnly}
        onClick={(event) => onFirstClick(event, onRemove)}
      />
    </Box>
  );
}

function moved(columns: readonly BookColumn[], from: number, to: number): readonly BookColumn[] {
  const column = columns[from];
  if (column === undefined) return columns;
  const rest = columns.filter((each) => each !== column);
  return [...rest.slice(0, to), column, ...rest.slice(to)];
}
