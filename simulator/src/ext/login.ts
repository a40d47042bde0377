import { create } from 'mutative';
import { AccountStatus, AccountType } from '#generated/shared/enums.ts';
import type { PurchasingAccount } from '../world/company/schema.ts';
import type { World } from '../world/world.ts';
import { choice } from './choice.ts';
import { markup } from './html.ts';
import { returnUrl } from './returnUrl.ts';
import type { Outcome, Visit } from './visit.ts';

/** Login page: a list of the company's accounts, no password. */
export function login(visit: Visit): Outcome {
  const { world, form } = visit;
  const { accounts } = world;
  const chosen = accounts.find(({ pin }) => pin === form?.get('pin'));
  if (chosen) return { goTo: returnUrl(visit) ?? '/front/', world: loggedIn(world, chosen) };
  const choices = accounts.map(({ pin, type, status }) =>
    choice({
      name: 'pin',
      value: pin,
      label: pin,
      note: noteOf({ type, status }),
      chosen: pin === world.viewer.pin,
    }),
  );
  return {
    title: '登录',
    content: markup`<p>${world.company.name}</p>
      <form method="post">
        <fieldset>
          <legend>选择账号</legend>
          ${choices}
        </fieldset>
        <button class="primary">登录</button>
      </form>`,
  };
}

function noteOf({ type, status }: Pick<PurchasingAccount, 'type' | 'status'>): string {
  const kind = type === AccountType.Parent ? '母账号' : '子账号';
  return status === AccountStatus.Frozen ? `${kind}，已冻结` : kind;
}

/** Logs out and redirects at once, like the logout page of the real passport system. */
export function logout(visit: Visit): Outcome {
  const world = create(visit.world, (draft) => void (draft.viewer.loggedIn = false));
  return { goTo: returnUrl(visit) ?? '/front/', world };
}

const loggedIn = (world: World, { pin, type }: PurchasingAccount): World =>
  create(world, (draft) => void Object.assign(draft.viewer, { loggedIn: true, pin, account: type }));
