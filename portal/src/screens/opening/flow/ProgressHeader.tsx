import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { Fragment } from 'react';
import { Icon } from '#portal/icons/Icon.tsx';
import { copy } from '../copy.ts';
import type { Progress } from '../opening.ts';
import { stageNumber } from '../parts/styles.ts';
import { placeOf, stepAfter } from '../steps.ts';
import { stagesOf, type Mark, type StageOf, type Standing } from './stages.ts';

interface ProgressHeaderProps {
  readonly progress: Pick<Progress, 'steps'>;
  readonly at: Standing;
}

/** Progress of an application: three stages as boxes, their steps as dots. On phones, bars. docs/design/look.md rule 14 */
export function ProgressHeader({ progress, at }: ProgressHeaderProps) {
  const { name, rest, count } = wordsOf(progress, at);
  const stages = stagesOf(progress, at);
  return (
    <Box component="nav" aria-label={copy.progress.label} sx={frameStyle}>
      <Box sx={{ display: { sm: 'none' }, p: 4 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <b>{name}</b>
          <Typography variant="caption" color="textSecondary">
            {rest}
          </Typography>
        </Box>
        <Box component="ol" sx={{ display: 'flex', gap: '4px', my: 2 }}>
          {stages
            .flatMap(({ marks }) => marks)
            .map(({ name, mark }) => (
              <Box component="li" key={name} sx={[barStyle, barStyles[mark]]} {...currentIf(mark)}>
                <Box component="span" sx={visuallyHidden}>
                  {name}
                  {copy.progress.marks[mark]}
                </Box>
              </Box>
            ))}
        </Box>
        <Typography variant="caption" color="textSecondary">
          {stages.map(({ title, current }, index) => (
            <Fragment key={title}>
              {index === 0 ? null : ' › '}
              <Box component="span" sx={current ? { color: 'hover', fontWeight: 600 } : {}}>
                {title}
              </Box>
            </Fragment>
          ))}
        </Typography>
      </Box>
      <Box component="ol" sx={{ display: { xs: 'none', sm: 'flex' } }}>
        {stages.map((stage, index) => (
          <Stage
            key={stage.title}
            stage={stage}
            number={index + 1}
            note={stage.done ? copy.progress.stageDone : index === 0 ? count : ''}
          />
        ))}
      </Box>
    </Box>
  );
}

function Stage({
  stage,
  number,
  note,
}: {
  readonly stage: StageOf;
  readonly number: number;
  readonly note: string;
}) {
  return (
    <Box
      component="li"
      sx={{
        flex: stage.marks.length,
        minWidth: 160,
        p: '16px 20px',
        '&:not(:first-of-type)': { borderLeft: '1px solid', borderColor: 'hairline' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <Box
          component="span"
          aria-hidden
          sx={[
            stageNumber,
            stage.current && { color: 'hover', borderColor: 'primary.main' },
            stage.done && doneStyle,
          ]}
        >
          {stage.done ? <Icon name="check" size={14} /> : number}
        </Box>
        <Typography component="span" variant={stage.current ? 'strong' : 'body1'} sx={{ flex: 1 }}>
          {stage.title}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {note}
        </Typography>
      </Box>
      <Box component="ol" sx={{ display: 'flex' }}>
        {stage.marks.map(({ name, mark }) => (
          <Box component="li" key={name} sx={stepStyle} {...currentIf(mark)}>
            <Dot mark={mark} />
            <Typography
              variant="caption"
              component="span"
              sx={{
                display: 'block',
                ...(mark === 'current' ? { color: 'hover', fontWeight: 600 } : { color: 'text.secondary' }),
              }}
            >
              {name}
              <Box component="span" sx={visuallyHidden}>
                {copy.progress.marks[mark]}
              </Box>
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Dot({ mark }: { readonly mark: Mark }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={[
        dotStyle,
        mark === 'done' && doneStyle,
        mark === 'current' && { border: '4px solid', borderColor: 'primary.main' },
      ]}
    >
      {mark === 'done' ? <Icon name="check" size={14} /> : null}
    </Box>
  );
}

/**
 * Texts about the current step: on phones `name` and `rest` stand for the names of all steps. `count` is for wider screens,
 * in the first stage: no other has several steps.
 */
function wordsOf(progress: Pick<Progress, 'steps'>, at: Standing) {
  const words = copy.progress;
  if (at === 'audit' || at === 'end')
    return { name: copy.auditStep, rest: words.allDone(progress.steps.length), count: '' };
  const { place, of } = placeOf(progress, at);
  const next = stepAfter(progress, at);
  return {
    name: words.stepOf(place, copy.steps[at]),
    rest: words.rest(of, next && copy.steps[next]),
    count: words.count(place, of),
  };
}

const currentIf = (mark: Mark) => (mark === 'current' ? ({ 'aria-current': 'step' } as const) : {});

const doneStyle = { bgcolor: 'chart.used', borderColor: 'chart.used', color: 'background.paper' } as const;
const barStyle = { flex: 1, height: 6, position: 'relative' } as const;
const barStyles = {
  done: { bgcolor: 'chart.used' },
  current: { bgcolor: 'primary.main' },
  'to-come': { bgcolor: 'chart.open' },
} as const satisfies Record<Mark, object>;
/** A step with a line from its dot to the next one of its stage. */
const stepStyle = {
  flex: 1,
  position: 'relative',
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 8,
    left: 16,
    right: 0,
    borderTop: '1px solid',
    borderColor: 'hairline',
  },
} as const;
const frameStyle = {
  mb: 4,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: '8px',
} as const;
const dotStyle = {
  display: 'grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  mb: 1,
  borderRadius: '50%',
  border: '1px solid',
  borderColor: 'control',
} as const;
