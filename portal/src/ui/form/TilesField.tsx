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
  /** The card's title says it already: the label is only spoken. */
  readonly titled?: boolean | undefined;
  /** Of one tile, in px: as many stand side by side as there is room for; all below each other when left out. */
  readonly minWidth?: number | undefined;
  /** Something else follows from the choice. */
  readonly onChoose?: (value: PathValue<Values, Name>) => void;
}

/** One of a few, each told in several words or figures. */
export function TilesField<Values extends FieldValues, Name extends FieldPath<Values>, Sent>(
  props: TilesFieldProps<Values, Name, Sent>,
) {
  const { label, hint, tiles, titled, minWidth, onChoose } = props;
  const { id, noteId, problem, value, set, props: field } = useField(props);
  // What is wrong leads to the tile that is chosen, else to the first that can be.
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
