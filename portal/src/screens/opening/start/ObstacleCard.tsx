import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OpeningObstacle } from '#generated/shared/enums/OpeningObstacle.ts';
import { HOTLINE } from '#portal/copy/contact.ts';
import { OuterLink } from '#portal/domain/page/OuterLink.tsx';
import { paths } from '#portal/paths.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { copy } from '../copy.ts';
import type { Opening } from '../opening.ts';
import { useOpeningFlow } from '../useOpeningFlow.ts';
import { remedies, type Remedy } from './obstacle.ts';

interface ObstacleCardProps {
  readonly opening: Opening;
  readonly obstacle: OpeningObstacle;
}

/** Why the user may not open the product, and the remedy. */
export function ObstacleCard({ opening, obstacle }: ObstacleCardProps) {
  const { title, text } = copy.obstacles[obstacle];
  return (
    <CardFrame>
      <HintPanel tone="warning" icon="warning">
        <Typography variant="strong" component="h2">
          {title}
        </Typography>
        <p>{text}</p>
        {opening.retryOn === undefined ? null : <p>{copy.retryOn(opening.retryOn)}</p>}
      </HintPanel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, mt: 4 }}>
        <Help remedy={remedies[obstacle]} />
        <a className="link" href={`tel:${HOTLINE}`}>
          {copy.actions.call(HOTLINE)}
        </a>
      </Box>
    </CardFrame>
  );
}

function Help({ remedy }: { readonly remedy: Remedy }) {
  const { flow } = useOpeningFlow();
  const { actions } = copy;
  const targets = {
    home: paths.root(),
    others: paths.companyLanding({ stay: '1' }),
    callback: flow.offline(),
    elsewhere: flow.repeat(),
    abnormal: flow.abnormal(),
    result: flow.result(),
  } as const;
  if (remedy === 'none') return null;
  if (remedy === 'register')
    return (
      <OuterLink className="link" page="register" target="_blank" rel="noopener noreferrer">
        {actions.register}
      </OuterLink>
    );
  return (
    <LinkButton size="large" to={targets[remedy]}>
      {actions[remedy]}
    </LinkButton>
  );
}
