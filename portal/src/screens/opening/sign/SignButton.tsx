import Button from '@mui/material/Button';
import { signCopy } from './copy.ts';
import type { Signing } from './useSigning.ts';

/** Signs everything that was read, by one face check where it is asked for. */
export const SignButton = ({ signing: { ready, needFace, begin } }: { readonly signing: Signing }) => (
  <Button size="large" disabled={!ready} onClick={begin}>
    {needFace ? signCopy.face : signCopy.sign}
  </Button>
);
