import { RowAction, RowActions } from '#portal/ui/button/RowAction.tsx';
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
  const { changing, toggleFreeze, remove } = useAccountChange(account);
  const { nickname: name } = account;
  const frozen = isFrozen(account);
  return (
    <RowActions wraps>
      <RowAction name={actions.limitOf(name)} onClick={() => onOpen('limit')}>
        {actions.limit}
      </RowAction>
      <RowAction
        quiet
        disabled={changing}
        name={frozen ? actions.unfreezeOf(name) : actions.freezeOf(name)}
        onClick={() => void toggleFreeze()}
      >
        {frozen ? actions.unfreeze : actions.freeze}
      </RowAction>
      <RowAction quiet name={actions.editOf(name)} onClick={() => onOpen('edit')}>
        {actions.edit}
      </RowAction>
      <RowAction quiet disabled={changing} name={actions.removeOf(name)} onClick={() => void remove()}>
        {actions.remove}
      </RowAction>
    </RowActions>
  );
}
