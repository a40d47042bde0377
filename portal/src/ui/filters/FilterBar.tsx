import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useState } from 'react';
import { filters as copy } from '../../copy/ui.ts';
import { words } from '../../copy/words.ts';
import type { CardQuery } from '../feedback/CardFrame.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { dense } from '../form/dense.ts';
import { Form } from '../form/Form.tsx';
import { useAfterPaint } from '../hooks/useAfterPaint.ts';
import { useNarrow } from '../hooks/useNarrow.ts';
import { namesOf, type FilterControl } from './controls.ts';
import { FilterField } from './FilterField.tsx';
import { useFilterForm } from './useFilterForm.ts';
import type { UrlTexts } from './useUrlFilters.ts';

interface FilterBarProps {
  readonly filters: UrlTexts;
  readonly controls: readonly FilterControl<string>[];
  /** The list that is filtered: asked once more where 查询 changes nothing. */
  readonly query: Pick<CardQuery, 'refetch'>;
}

/** On phones the rest waits behind 更多筛选. */
const FOLDED = 2;

/** Label and control as `dense` has them, in px. */
const FIELD_HEIGHT = 56;

/**
 * Labelled controls, 重置 and 查询: nothing is asked for before 查询 (or Enter). One column on phones. Nobody filters what
 * is not there yet: the controls of the load's first page are drawn after its first picture.
 */
export function FilterBar({ filters, controls, query }: FilterBarProps) {
  const { form, send, reset } = useFilterForm(filters, controls, () => void query.refetch());
  const isNarrow = useNarrow();
  const painted = useAfterPaint();
  const [unfolded, setUnfolded] = useState(false);
  const isWrong = Object.keys(form.formState.errors).length > 0;
  const folded = isNarrow && !unfolded && !isWrong && controls.length > FOLDED;
  return (
    <Form form={form} search={copy.label} onSubmit={send} sx={barStyle}>
      {controls.slice(0, folded ? FOLDED : undefined).map((control) => (
        <Box key={namesOf(control)[0]} sx={control.kind === 'period' ? wideStyle : undefined}>
          {painted ? <FilterField form={form} filter={control} /> : <Skeleton height={FIELD_HEIGHT} />}
        </Box>
      ))}
      <Box sx={buttonsStyle}>
        {folded ? (
          <Button variant="link" onClick={() => setUnfolded(true)} sx={{ mr: 'auto' }}>
            {copy.more}
          </Button>
        ) : null}
        <Button variant="outlined" onClick={reset}>
          {words.reset}
        </Button>
        <Button type="submit">{words.query}</Button>
      </Box>
    </Form>
  );
}

const barStyle: SystemStyleObject<Theme> = {
  ...dense,
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  gap: '12px 16px',
  '& > *': { minWidth: 0 },
};

const wideStyle = { gridColumn: { sm: 'span 2' } } as const;

const buttonsStyle = {
  gridColumn: 'auto / -1',
  alignSelf: 'end',
  display: 'flex',
  justifyContent: { sm: 'flex-end' },
  gap: 2,
} as const;
