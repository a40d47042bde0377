import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useState } from 'react';
import { filters as copy } from '../../copy/ui.ts';
import { words } from '../../copy/words.ts';
import { caughtUp } from './caughtUp.ts';
import { controlStyle } from '../control/controlStyle.ts';
import type { FilterControl } from './controls.ts';
import type { FieldSet, NameOf, ValuesOf } from './fields.ts';
import { useNarrow } from '../hooks/useNarrow.ts';
import { FilterField } from './FilterField.tsx';
import type { UrlFilters } from './useUrlFilters.ts';

interface FilterBarProps<Fields extends FieldSet> {
  readonly filters: UrlFilters<Fields>;
  readonly controls: readonly FilterControl<NameOf<Fields>>[];
}

/** On phones the rest waits behind 更多筛选. */
const FOLDED = 2;

/** Labelled controls, 重置 and 查询: nothing is asked for before 查询 (or Enter). One column on phones. */
export function FilterBar<Fields extends FieldSet>({ filters, controls }: FilterBarProps<Fields>) {
  // Only what stands here: a tab above the list changes a filter of its own meanwhile.
  const shown = (values: ValuesOf<Fields>) =>
    Object.fromEntries(controls.map(({ name }) => [name, values[name]])) as ValuesOf<Fields>;
  const [draft, setDraft, send] = useDraft(shown(filters.values));
  const isNarrow = useNarrow();
  const [unfolded, setUnfolded] = useState(false);
  const folded = isNarrow && !unfolded && controls.length > FOLDED;
  return (
    <Box
      component="form"
      role="search"
      aria-label={copy.label}
      data-print="hide"
      onSubmit={(event) => {
        event.preventDefault();
        send(draft);
        filters.apply(draft);
      }}
      sx={barStyle}
    >
      {controls.slice(0, folded ? FOLDED : undefined).map((control) => (
        <FilterField
          key={control.name}
          control={control}
          value={draft[control.name]}
          onChange={(value) => setDraft({ ...draft, [control.name]: value })}
        />
      ))}
      <Box sx={{ gridColumn: 'auto / -1', display: 'flex', justifyContent: { sm: 'flex-end' }, gap: 2 }}>
        {folded ? (
          <Button variant="link" onClick={() => setUnfolded(true)} sx={{ mr: 'auto' }}>
            {copy.more}
          </Button>
        ) : null}
        <Button
          variant="outlined"
          onClick={() => {
            send(shown(filters.initial));
            filters.reset();
          }}
        >
          {words.reset}
        </Button>
        <Button type="submit">{words.query}</Button>
      </Box>
    </Box>
  );
}

const barStyle = (theme: Theme): SystemStyleObject<Theme> => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  alignItems: 'end',
  gap: '12px 16px',
  '& > *': { minWidth: 0 },
  '& .label': { display: 'block', mb: 1, fontSize: 12, lineHeight: '20px', color: 'text.secondary' },
  '& .control': { ...controlStyle(theme), width: '100%' },
  '& input.control': { px: 3 },
});

/**
 * What is chosen but not asked for yet. It gives way when the filters change elsewhere (the way back, a link), and
 * not when the URL catches up with what was sent from here: the user may be choosing on already.
 */
function useDraft<Values extends object>(values: Values) {
  const inUrl = JSON.stringify(values);
  const [seen, setSeen] = useState(values);
  const [sent, setSent] = useState<string>();
  const [draft, setDraft] = useState(values);
  if (inUrl !== JSON.stringify(seen)) {
    setSeen(values);
    if (inUrl !== sent) setDraft(caughtUp(draft, seen, values));
    setSent(undefined);
  }
  const send = (sentValues: Values) => {
    setDraft(sentValues);
    setSent(JSON.stringify(sentValues));
  };
  return [draft, setDraft, send] as const;
}
