import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import Typography from '@mui/material/Typography';
import { copy } from './copy.ts';
import { tellFaceAnswer } from './faceChannel.ts';
import { faceResult, type FaceAnswer } from './rules/faceResult.ts';

/** Where the authentication page returns to: hands the outcome to the page that waits, and closes its window. */
export function Component() {
  const [query] = useSearchParams();
  useEffect(() => {
    const heard = tellFaceAnswer(answerOf(query));
    void heard.then(() => window.close());
  }, [query]);
  return (
    <Typography role="status" sx={{ p: 6, textAlign: 'center' }}>
      {outcomeText(answerOf(query))}
      <br />
      {copy.face.closeWindow}
    </Typography>
  );
}

const answerOf = (query: URLSearchParams): FaceAnswer => ({
  openStatus: query.get('openStatus') ?? undefined,
  errorCode: query.get('errorCode') ?? undefined,
  authFlowNo: query.get('authFlowNo') ?? undefined,
});

/** Only 8 is a success; a refusal is told as one. 2 §4 */
function outcomeText(answer: FaceAnswer): string {
  const result = faceResult(answer);
  if (result.kind === 'success') return copy.face.done;
  if (result.kind === 'cancelled') return copy.face.cancelled;
  return copy.face.reasons[result.reason];
}
