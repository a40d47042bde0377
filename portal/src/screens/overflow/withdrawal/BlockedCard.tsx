import { paths } from '#portal/paths.ts';
import { LinkButton } from '#portal/ui/button/LinkButton.tsx';
import { CardFrame } from '#portal/ui/feedback/CardFrame.tsx';
import { HintPanel } from '#portal/ui/feedback/HintPanel.tsx';
import { copy } from '../copy.ts';

const { withdrawal: words } = copy;

interface BlockedCardProps {
  readonly accountNo: string;
  readonly reason: string;
}

/** Shows why nothing can be withdrawn now. 2 §2.4 */
export const BlockedCard = ({ accountNo, reason }: BlockedCardProps) => (
  <CardFrame title={words.blocked}>
    <HintPanel tone="warning" icon="warning">
      {reason}
    </HintPanel>
    <LinkButton variant="outlined" to={paths.vasAccountDetail({ accountNo })} sx={{ mt: 4 }}>
      {words.back}
    </LinkButton>
  </CardFrame>
);
