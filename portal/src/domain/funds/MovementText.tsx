import { NO_VALUE } from '../../format/date.ts';
import { paths } from '../../paths.ts';
import { LinkedText } from '../../ui/router/PageLink.tsx';
import { movementText, type Movement } from './movement.ts';

/** Payer or payee, and the purpose of a movement; a repayment links to its page. */
export function MovementText({ movement }: { readonly movement: Movement }) {
  const text = movementText(movement) || NO_VALUE;
  const { repayNo } = movement;
  if (repayNo === undefined) return text;
  return (
    <LinkedText className="link" to={paths.repayResult({ repayNo })}>
      {text}
    </LinkedText>
  );
}
