import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/useSession.ts';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { useOpeningFlow } from './useOpeningFlow.ts';
import { words } from './words.ts';

/** Shown if a page does not apply or no longer applies. Links to the opening, or to home once the product is open. */
export function StartInstead({ text }: { readonly text: string }) {
  const { flow, linkParams } = useOpeningFlow();
  const { opened } = useSession().openStatus;
  return (
    <CardFrame>
      <EmptyLine
        text={text}
        action={
          <Button component={Link} to={opened ? paths.root() : flow.start(linkParams)} variant="link">
            {opened ? words.toHome : words.toStart}
          </Button>
        }
      />
    </CardFrame>
  );
}
