import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LogoutBlock } from '#generated/shared/enums/LogoutBlock.ts';
import { BlockerRow } from '../../domain/blockers/BlockerRow.tsx';
import { CardFrame } from '../../ui/feedback/CardFrame.tsx';
import { HintPanel } from '../../ui/feedback/HintPanel.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { TotalLine } from '../../ui/text/TotalLine.tsx';
import type { checkParts } from './checkParts.ts';
import { copy } from './copy.ts';
import type { CancelCheck } from './queries.ts';

interface BlocksCardProps {
  readonly check: CancelCheck;
  readonly parts: ReturnType<typeof checkParts>;
}

const { check: words } = copy;

/** Result of the check, then the debts with their sum, then other blockers. docs/design/look.md rule 19 */
export function BlocksCard({ check, parts }: BlocksCardProps) {
  const { debts, others, left } = parts;
  const { block, checkedAt, debtTotal } = check;
  // A child account fails even without blockers: `block` says why.
  const failed = left > 0 || block !== undefined;
  return (
    <CardFrame>
      <HintPanel
        tone={failed ? 'danger' : 'info'}
        icon={failed ? 'octagon' : 'success'}
        action={
          <Typography variant="caption" color="textSecondary">
            {words.at(checkedAt.slice(0, 16))}
          </Typography>
        }
      >
        <span role="status">
          <b>{failed ? words.failed : words.passed}</b>
          {left > 0 ? words.left(left) : failed ? null : words.ready}
        </span>
        {block === undefined ? null : <Typography>{copy.blocks[block]}</Typography>}
        {block === LogoutBlock.ChildAccount ? <Typography>{copy.childBlocked}</Typography> : null}
      </HintPanel>
      {debts.length === 0 ? null : (
        <>
          <Typography variant="caption" component="h2" sx={headStyle}>
            {words.debts(debts.length)}
          </Typography>
          <ul>
            {debts.map((item) => (
              <BlockerRow key={item.kind} blocker={item} whole />
            ))}
          </ul>
          <TotalLine label={words.debtTotal}>
            <MoneyText value={debtTotal} />
          </TotalLine>
        </>
      )}
      {others.length === 0 ? null : (
        <>
          <Typography variant="caption" component="h2" sx={headStyle}>
            {words.others(others.length)}
          </Typography>
          <Box component="ul">
            {others.map((item) => (
              <BlockerRow key={item.kind} blocker={item} whole />
            ))}
          </Box>
        </>
      )}
    </CardFrame>
  );
}

const headStyle = { mt: 4, fontWeight: 600, color: 'text.secondary' } as const;
