import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Icon } from '../../icons/Icon.tsx';
import { FieldError } from '../../ui/form/FieldError.tsx';
import { copy } from './copy.ts';
import { CycleName } from './CycleName.tsx';
import { chargeText, type Cycle, type Option } from './rules.ts';

interface CyclePickerProps {
  readonly options: readonly Option[];
  readonly current: Cycle;
  readonly value: Cycle | undefined;
  readonly onChange: (option: Option) => void;
  readonly problem: string | undefined;
}

/** One tile per cycle, as a radio group; what cannot be chosen says why. */
export function CyclePicker({ options, current, value, onChange, problem }: CyclePickerProps) {
  return (
    <Box
      component="fieldset"
      aria-describedby={problem ? 'clear-type-problem' : undefined}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      <Typography component="legend" variant="strong" sx={{ mb: 2, p: 0 }}>
        {copy.change.choose}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(280px, 1fr))' },
        }}
      >
        {options.map((option) => (
          <Tile
            key={option.value}
            option={option}
            isCurrent={option.value === current}
            checked={option.value === value}
            onChange={() => onChange(option)}
          />
        ))}
      </Box>
      {problem ? <FieldError id="clear-type-problem">{problem}</FieldError> : null}
    </Box>
  );
}

interface TileProps {
  readonly option: Option;
  readonly isCurrent: boolean;
  readonly checked: boolean;
  readonly onChange: () => void;
}

function Tile({ option, isCurrent, checked, onChange }: TileProps) {
  const { selectable } = option;
  return (
    <Box
      component="label"
      sx={({ palette, radii }) => ({
        display: 'flex',
        gap: 2,
        p: 4,
        cursor: selectable ? 'pointer' : 'not-allowed',
        borderRadius: `${String(radii.card)}px`,
        border: `1px solid ${checked ? palette.primary.main : palette.tile}`,
        bgcolor: checked ? 'tint' : selectable ? 'background.paper' : 'fill',
        '&:focus-within': { outline: `2px solid ${palette.ink}`, outlineOffset: 2 },
      })}
    >
      <Box
        component="input"
        type="radio"
        name="clear-type"
        disabled={!selectable}
        checked={checked}
        onChange={onChange}
        sx={{
          width: 16,
          height: 16,
          m: '3px 0 0',
          flex: 'none',
          accentColor: (theme) => theme.palette.primary.main,
        }}
      />
      <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
        <CycleName cycle={option} />
        <Typography variant="caption" color="textSecondary">
          {isCurrent ? copy.change.sameCycle : option.desc}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {copy.fields.days} {copy.dayCount(option.dayValue)}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {copy.fields.charge} {chargeText(option)}
        </Typography>
        {option.reason === undefined ? null : (
          <Typography variant="caption" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Icon name="lock" size={14} />
            {option.reason}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
