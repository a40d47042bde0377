import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';
import { tellFaceAnswer } from './faceChannel.ts';

/** Where the authentication page returns to: hands the outcome to the page that waits, and closes its window. */
export function Component() {
  const [query] = useSearchParams();
  useEffect(() => {
    const heard = tellFaceAnswer({
      openStatus: query.get('openStatus') ?? undefined,
      errorCode: query.get('errorCode') ?? undefined,
      authFlowNo: query.get('authFlowNo') ?? undefined,
    });
    void heard.then(() => window.close());
  }, [query]);
  return <Typography sx={{ p: 6, textAlign: 'center' }}>{copy.face.closeWindow}</Typography>;
}
