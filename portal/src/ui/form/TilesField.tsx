import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, PathValue } from 'react-hook-form';
import { ChoiceTile } from './ChoiceTile.tsx';
import { GroupFrame } from './GroupFrame.tsx';
import { useField, type FieldProps } from './useField.ts';

interface Tile<Value> {
  readonly value: Value;
  readonly content: ReactNode;
  readonly disabled?: boolean | undefined;
}

interface TilesFieldProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Sent,
> extends FieldProps<Values, Name, Sent> {
  readonly tiles: readonly Tile<PathValue<Values, Name>>[];
  /** The card's title already shows it: the label is for screen readers only. */
  readonly titled?: boolean | undefined;
  /** Minimum width of a tile in px; tiles stack when left out. */
  readonly minWidth?: number | undefined;
  /** Called on a choice, for what follows from it. */
  readonly onChoose?: (value: PathValue<Values, Name>) => void;
}

/** Field that chooses one of a few options by tiles, each with several words or figures. */
export function TilesField<Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: TilesFieldProps<Values, Name, Sent>,
) {
  const { label, hint, tiles, titled, minWidth, onChoose } = props;
  const { id, noteId, problem, value, set, props: field } = useField(props);
  // A problem leads to the chosen tile, else to the first that is enabled.
  const focused =
    tiles.find((tile) => tile.value === value) ?? tiles.find(({ disabled }) => disabled !== true);
  const columns =
    minWidth === undefined
      ? {}
      : {
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: `repeat(auto-fit, minmax(${String(minWidth)}px, 1fr))`,
          },
        };
  return (
    <GroupFrame noteId={noteId} label={label} hint={hint} problem={problem} role="radiogroup" titled={titled}>
      <Box sx={{ display: 'grid', gap: 2, ...columns }}>
        {tiles.map((tile) => (
          <ChoiceTile
            key={String(tile.value)}
            name={id}
            checked={tile.value === value}
            disabled={tile.disabled}
            ref={tile === focused ? field.ref : undefined}
            onChoose={() => {
              set(tile.value);
              onChoose?.(tile.value);
            }}
          >
            {tile.content}
          </ChoiceTile>
        ))}
      </Box>
    </GroupFrame>
  );
}
