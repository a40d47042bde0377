import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Icon } from '#portal/icons/Icon.tsx';
import type { Phase } from './phases.ts';

/** Phases of an application: a tick for a finished one, a ring for the current one, hollow for later ones. docs/design/look.md rule 14 */
export const PhaseList = ({
  label,
  phases,
}: {
  readonly label: string;
  readonly phases: readonly Phase[];
}) => (
  <Box component="ol" aria-label={label}>
    {phases.map((phase, index) => (
      <PhaseLine key={phase.text} phase={phase} last={index === phases.length - 1} />
    ))}
  </Box>
);

function PhaseLine({ phase, last }: { readonly phase: Phase; readonly last: boolean }) {
  const { text, state, at, note } = phase;
  return (
    <Box
      component="li"
      aria-current={state === 'now' ? 'step' : undefined}
      sx={[lineStyle, !last && { pb: 4, '&::before': stemStyle(state) }]}
    >
      <Box aria-hidden sx={[nodeStyle, (theme) => nodeOf(theme, state)]}>
        {state === 'done' ? <Icon name="check" size={12} /> : null}
      </Box>
      <div>
        <Typography component="span" variant={state === 'now' ? 'strong' : 'body1'}>
          {text}
        </Typography>
        {note === undefined ? null : (
          <Typography variant="caption" component="p" color="textSecondary">
            {note}
          </Typography>
        )}
      </div>
      <Typography component="span" variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
        {at}
      </Typography>
    </Box>
  );
}

const lineStyle = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  columnGap: 3,
} as const;

const stemStyle = (state: Phase['state']) => ({
  content: '""',
  position: 'absolute',
  left: 7,
  top: 20,
  bottom: 0,
  borderLeft: '2px solid',
  borderColor: state === 'done' ? 'text.secondary' : 'tile',
});

const nodeStyle = {
  display: 'grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  mt: '3px',
  borderRadius: '50%',
  color: 'common.white',
} as const;

const nodeOf = ({ palette }: Theme, state: Phase['state']) =>
  ({
    done: { bgcolor: palette.text.secondary },
    now: { border: `4px solid ${palette.primary.main}` },
    ahead: { border: `1px solid ${palette.control}` },
  })[state];
