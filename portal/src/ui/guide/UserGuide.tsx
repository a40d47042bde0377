import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';
import Portal from '@mui/material/Portal';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { guide as copy } from '../../copy/ui.ts';
import { positionOf, RESIZE_THROTTLE, runGuide, throttled, type GuideStep } from './guide.ts';

interface UserGuideProps {
  readonly steps: readonly GuideStep[];
  readonly onDone: () => void;
}

/** The current step. */
interface CurrentStep {
  readonly index: number;
  readonly target: Element;
}

const GAP = 6; // px between the target and the frame around it

/** Shows one part of the page after another; Esc ends it. 2 §4 */
export function UserGuide({ steps, onDone }: UserGuideProps) {
  const titleId = useId();
  const [at, setAt] = useState<CurrentStep>();
  const [tip, setTip] = useState(false);
  const [frame, setFrame] = useState<DOMRect>();
  const run = useRef<ReturnType<typeof runGuide<Element>>>(undefined);
  const done = useEffectEvent(onDone);

  useEffect(() => {
    run.current = runGuide<Element>(steps, {
      find: (selector) => document.querySelector(selector),
      onStep: setAt,
      onTip: () => setTip(true),
      onDone: () => done(),
    });
    return run.current.stop;
  }, [steps]);

  useEffect(() => {
    if (at === undefined) return undefined;
    at.target.scrollIntoView({ block: 'nearest' });
    const place = () => setFrame(at.target.getBoundingClientRect());
    place();
    const moved = throttled(place, RESIZE_THROTTLE);
    globalThis.addEventListener('resize', moved.call);
    globalThis.addEventListener('scroll', moved.call, true);
    return () => {
      moved.cancel();
      globalThis.removeEventListener('resize', moved.call);
      globalThis.removeEventListener('scroll', moved.call, true);
    };
  }, [at]);

  const step = at === undefined ? undefined : steps[at.index];
  if (at === undefined || step === undefined || frame === undefined || !tip) return null;
  const last = at.index === steps.length - 1;
  return (
    <Portal>
      <Box
        aria-hidden
        sx={{
          position: 'fixed',
          zIndex: 'modal',
          pointerEvents: 'none',
          borderRadius: 2,
          boxShadow: (theme) =>
            `0 0 0 2px ${theme.palette.primary.main}, 0 0 0 200vmax ${theme.palette.scrim}`,
        }}
        style={{
          left: frame.left - GAP,
          top: frame.top - GAP,
          width: frame.width + 2 * GAP,
          height: frame.height + 2 * GAP,
          ...step.guideGogStyle,
        }}
      />
      <Popper
        open
        anchorEl={at.target}
        placement={positionOf(step)}
        modifiers={[{ name: 'offset', options: { offset: [0, 14] } }]}
        sx={{ zIndex: 'tooltip' }}
      >
        <Box
          role="dialog"
          aria-labelledby={titleId}
          onKeyDown={(event) => {
            if (event.key === 'Escape') run.current?.end();
          }}
          sx={{ p: 4, maxWidth: 300, bgcolor: 'background.paper', borderRadius: '12px' }}
          style={step.guideTipsStyle}
        >
          <Box id={titleId} sx={{ mb: 3 }}>
            {step.title}
          </Box>
          <Button key={at.index} autoFocus onClick={() => run.current?.next()}>
            {last ? copy.done : copy.next(at.index + 1, steps.length)}
          </Button>
        </Box>
      </Popper>
    </Portal>
  );
}
