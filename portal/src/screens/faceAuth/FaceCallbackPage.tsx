import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { copy } from '../../domain/faceAuth/copy.ts';
import { sendFaceAnswer } from '../../domain/faceAuth/faceChannel.ts';
import { faceResult, type FaceAnswer } from '../../domain/faceAuth/faceResult.ts';
import { returnPath } from './returnPath.ts';

/**
 * Return page of an authentication. If the user left a page for it, redirects to that page; if it is in a window of its
 * own, passes the result to the waiting page.
 */
export function Component() {
  const [query] = useSearchParams();
  const back = returnPath(query);
  return back === undefined ? <HandOver query={query} /> : <Navigate replace to={back} />;
}

/** Passes the result to the waiting page, and closes this window. */
function HandOver({ query }: { readonly query: URLSearchParams }) {
  useEffect(() => {
    void sendFaceAnswer(answerOf(query)).then(() => window.close());
  }, [query]);
  return (
    <Box role="status" sx={{ p: 6, textAlign: 'center' }}>
      <Typography component="h1" variant="pageTitle">
        {outcomeText(answerOf(query))}
      </Typography>
      <Typography color="textSecondary">{copy.closeWindow}</Typography>
    </Box>
  );
}

const answerOf = (query: URLSearchParams): FaceAnswer => ({
  openStatus: query.get('openStatus') ?? undefined,
  errorCode: query.get('errorCode') ?? undefined,
  authFlowNo: query.get('authFlowNo') ?? undefined,
});

/** Text about the result. 2 §4 */
function outcomeText(answer: FaceAnswer): string {
  const result = faceResult(answer);
  if (result.kind === 'success') return copy.done;
  if (result.kind === 'cancelled') return copy.cancelled;
  return copy.reasons[result.reason];
}
