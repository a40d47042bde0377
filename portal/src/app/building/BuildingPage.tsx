import Typography from '@mui/material/Typography';
import { useMatches } from 'react-router-dom';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { EmptyLine } from '../../ui/feedback/EmptyLine.tsx';
import { building } from './copy.ts';

/** Holds the place of a screen that a later issue builds, and says which one it is. */
export function Component() {
  const handle = useMatches().at(-1)?.handle as { readonly title?: string } | undefined;
  const title = handle?.title ?? '';
  return (
    <>
      <Typography component="h1" variant="pageTitle" sx={{ mt: 2, mb: 4 }}>
        {title}
      </Typography>
      <CardFrame>
        <EmptyLine text={building(title)} />
      </CardFrame>
    </>
  );
}
