import Button from '@mui/material/Button';
import { signCopy } from './copy.ts';
import type { Signing } from './useSigning.ts';

/** Button that signs all contracts, with one face check if required. */
export const SignButton = ({ signing: { ready, needFace, begin } }: { readonly signing: Signing }) => (
  <Button size="large" disabled={!ready} onClick={begin}>
    {needFace ? signCopy.face : signCopy.sign}
  </Button>
);
