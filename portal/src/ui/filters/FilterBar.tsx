import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useId, useState, type ReactNode } from 'react';
import { filters as copy } from '../../copy/ui.ts';
import { words } from '../../copy/words.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { CardQuery } from '../feedback/CardFrame.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { dense } from '../form/dense.ts';
import { Form } from '../form/Form.tsx';
import { useAfterPaint } from '../hooks/useAfterPaint.ts';
import { useNarrow } from '../hooks/useNarrow.ts';
import { activeFilters, namesOf, type FilterControl } from './controls.ts';
import { FilterField } from './FilterField.tsx';
import { areFolded, keepFolded } from './foldedFilters.ts';
import { useFilterForm } from './useFilterForm.ts';
import type { UrlTexts } from './useUrlFilters.ts';

interface FilterBarProps {
  readonly filters: UrlTexts;
  readonly controls: readonly FilterControl<string>[];
  /** The filtered list: fetched again when 查询 changes nothing. */
  readonly query: Pick<CardQuery, 'refetch'>;
  /** The saved views of the list. */
  readonly views?: ReactNode;
}

/** Height of label and control under `dense`, in px. */
const FIELD_HEIGHT = 56;

/**
 * The filters of a list, with 重置 and 查询: the list is requested only on 查询 (or Enter). They fold into one row that
 * shows how many filters are set. On phones they are folded at first, so that the rows begin on the first screen;
 * elsewhere the browser keeps the last choice. On the first page of a load the controls render after the first paint.
 */
export function FilterBar({ filters, controls, query, views }: FilterBarProps) {
  const { form, send, reset } = useFilterForm(filters, controls, () => void query.refetch());
  const isNarrow = useNarrow();
  const painted = useAfterPaint();
  const [chosen, setChosen] = useState<boolean>();
  // After folding, the button that unfolds gets the focus; after unfolding, the form, whose fields come next.
  const [toggled, setToggled] = useState(false);
  const id = useId();
  const isWrong = Object.keys(form.formState.errors).length > 0;
  const folded = !isWrong && (chosen ?? (isNarrow || areFolded()));
  const fold = (next: boolean) => {
    setChosen(next);
    setToggled(true);
    if (!isNarrow) keepFolded(next);
  };
  const active = activeFilters(controls, filters);
  const toggle = (
    <Button
      variant={folded ? 'outlined' : 'link'}
      autoFocus={toggled && folded}
      aria-expanded={!folded}
      aria-controls={folded ? undefined : id}
      onClick={() => fold(!folded)}
      startIcon={<Icon name="filter" size={16} />}
      sx={{ mr: 'auto' }}
    >
      {folded ? copy.unfold(active) : copy.fold}
    </Button>
  );
  if (folded)
    return (
      <Box data-print="hide" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        {toggle}
        {active === 0 ? null : (
          <Button variant="link" onClick={reset}>
            {copy.clear}
          </Button>
        )}
        {views}
      </Box>
    );
  return (
    <Form
      id={id}
      form={form}
      search={copy.label}
      autoFocus={toggled}
      onSubmit={(texts) => {
        send(texts);
        if (isNarrow) fold(true);
      }}
      sx={barStyle}
    >
      {controls.map((control) => (
        <div key={namesOf(control)[0]} className={control.kind === 'period' ? 'wide' : undefined}>
          {painted ? <FilterField form={form} filter={control} /> : <Skeleton height={FIELD_HEIGHT} />}
        </div>
      ))}
      <div className="buttons">
        {toggle}
        {views}
        <Button variant="outlined" onClick={reset}>
          {words.reset}
        </Button>
        <Button type="submit">{words.query}</Button>
      </div>
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
  '& > .wide': { gridColumn: { sm: 'span 2' } },
  '& > .buttons': {
    gridColumn: 'auto / -1',
    alignSelf: 'end',
    display: 'flex',
    justifyContent: { sm: 'flex-end' },
    gap: 2,
  },
};
