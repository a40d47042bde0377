import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { copy } from '../copy.ts';
import type { Account } from '../queries.ts';
import { isFrozen } from '../rules.ts';
import { useAccountChange } from '../useAccountChange.ts';

interface AccountActionsProps {
  readonly account: Account;
  readonly onOpen: (panel: 'limit' | 'edit') => void;
}

const { actions } = copy;

/** A parent's actions on one account. */
export function AccountActions({ account, onOpen }: AccountActionsProps) {
  const { changing, turn, remove } = useAccountChange(account);
  const { nickname: name } = account;
  const frozen = isFrozen(account);
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '0 16px' }}
    >
      <Button variant="link" aria-label={actions.limitOf(name)} onClick={() => onOpen('limit')}>
        {actions.limit}
      </Button>
      <Button
        variant="link"
        sx={plain}
        disabled={changing}
        aria-label={frozen ? actions.unfreezeOf(name) : actions.freezeOf(name)}
        onClick={() => void turn()}
      >
        {frozen ? actions.unfreeze : actions.freeze}
      </Button>
      <Button variant="link" sx={plain} aria-label={actions.editOf(name)} onClick={() => onOpen('edit')}>
        {actions.edit}
      </Button>
      <Button
        variant="link"
        sx={plain}
        disabled={changing}
        aria-label={actions.removeOf(name)}
        onClick={() => void remove()}
      >
        {actions.remove}
      </Button>
    </Box>
  );
}

/** Red is for the primary action. docs/design/look.md rule 5 */
const plain = { color: 'text.secondary' } as const;
