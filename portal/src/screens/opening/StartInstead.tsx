import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { useWay } from './useWay.ts';
import { words } from './words.ts';

/** What the page tells is not so, or no longer: the way to the opening itself. */
export function StartInstead({ text }: { readonly text: string }) {
  const { flow, carried } = useWay();
  return (
    <CardFrame>
      <EmptyLine
        text={text}
        action={
          <Button component={Link} to={flow.start(carried)} variant="link">
            {words.toStart}
          </Button>
        }
      />
    </CardFrame>
  );
}
