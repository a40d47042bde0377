import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { orderWords } from '../../copy/orders.ts';

interface TimelineEvent {
  /** YYYY-MM-DD HH:mm:ss */
  readonly at: string;
  readonly text: string;
}

interface EventTimelineProps {
  /** Newest first, in the provider's order. */
  readonly events: readonly TimelineEvent[];
  /** Text of the pending step, drawn as a red ring. docs/design/look.md rule 14 */
  readonly current?: string | undefined;
  /** Texts of later steps in order, drawn hollow and without a time. */
  readonly ahead?: readonly string[] | undefined;
}

type Place = 'past' | 'latest' | 'current' | 'ahead';

/** Past events, oldest first, and the steps ahead. */
export function EventTimeline({ events, current, ahead = [] }: EventTimelineProps) {
  const past = [...events].reverse();
  const hasOnlyPast = current === undefined && ahead.length === 0;
  return (
    <Box component="ol" aria-label={orderWords.timeline}>
      {past.map(({ at, text }, index) => (
        <Step
          key={`${at}${text}`}
          place={index === past.length - 1 && current === undefined ? 'latest' : 'past'}
          text={text}
          at={at}
          last={index === past.length - 1 && hasOnlyPast}
        />
      ))}
      {current === undefined ? null : <Step place="current" text={current} last={ahead.length === 0} />}
      {ahead.map((text, index) => (
        <Step key={text} place="ahead" text={text} last={index === ahead.length - 1} />
      ))}
    </Box>
  );
}

interface StepProps {
  readonly place: Place;
  readonly text: string;
  readonly at?: string;
  readonly last: boolean;
}

function Step({ place, text, at, last }: StepProps) {
  return (
    <Box
      component="li"
      aria-current={place === 'current' ? 'step' : undefined}
      sx={{
        position: 'relative',
        pl: 6,
        pb: last ? 0 : 4,
        ...(!last && {
          '&::before': {
            content: '""',
            position: 'absolute',
            left: 7,
            top: 18,
            bottom: -4,
            borderLeft: (theme) =>
              `1px ${place === 'past' ? 'solid' : 'dashed'} ${theme.palette[place === 'past' ? 'control' : 'tile']}`,
          },
        }),
      }}
    >
      <Node place={place} />
      <Typography
        variant={place === 'latest' || place === 'current' ? 'strong' : 'body1'}
        sx={{ display: 'block', ...(place === 'ahead' && { color: 'text.secondary' }) }}
      >
        {text}
      </Typography>
      {at === undefined ? null : (
        <Typography variant="caption" color="textSecondary">
          <time dateTime={at.replace(' ', 'T')}>{at}</time>
        </Typography>
      )}
    </Box>
  );
}

function Node({ place }: { readonly place: Place }) {
  return (
    <Box
      aria-hidden
      sx={(theme) => ({
        position: 'absolute',
        left: 2,
        top: 6,
        width: 10,
        height: 10,
        borderRadius: '50%',
        ...stylesOf(theme)[place],
      })}
    />
  );
}

const stylesOf = ({ palette }: Theme) =>
  ({
    past: { bgcolor: 'control' },
    latest: { bgcolor: 'ink', boxShadow: `0 0 0 3px ${palette.tile}` },
    current: { border: `2px solid ${palette.primary.main}`, bgcolor: 'background.paper' },
    ahead: { border: `1px dashed ${palette.control}`, bgcolor: 'background.paper' },
  }) as const satisfies Record<Place, object>;
