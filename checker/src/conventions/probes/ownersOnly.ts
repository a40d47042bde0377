/** Another account creates a resource, and the user changes it. If the contract reserves that for the author, it must be refused. */
import { removes } from '../../core/contract/removes.ts';
import { promisesOf } from '../../core/contract/sentences.ts';
import type { Operation } from '../../core/contract/types.ts';
import { createdIdOf, namedRole } from '../consistency/names.ts';
import { ask, report } from './ask.ts';
import { createOperationOf } from './make.ts';
import { namesInPath } from './named.ts';
import type { Probe } from './probe.ts';

/** `Only its author may change it`, `creator only` */
const ONLY =
  /\b(only|nobody but) (by )?(its|the|their) (author|owner|creator|writer)\b|\b(author|owner|creator) (only|alone)\b|仅(作者|本人|创建者)|只有[^。，]*(本人|作者)/i;
/** Sentences that let others in too: `only its author or an admin`. */
const OTHERS =
  /\b(or|and) ((the|an?) )?(admin\w*|maintainers?|moderators?|staff|managers?|owners?|members?)\b|管理员(也|可)/i;

/** Tells whether a sentence reserves an operation for the author of the resource, and makes no exception. */
export const isForOwnerOnly = (text: string): boolean => ONLY.test(text) && !OTHERS.test(text);

/** Creates with the login `other` or `child`, then changes with `parent`; reports a success. */
export async function changeOthers(probe: Probe, operation: Operation): Promise<void> {
  const role = namedRole(operation);
  const says = promisesOf(operation).find(isForOwnerOnly);
  const maker = role && createOperationOf(probe, role.resource);
  // Without a documented 403 or 404 the sentence may be no promise.
  const isRefusable = operation.errors.some(
    ({ code, implied }) => (code === '403' || code === '404') && !implied,
  );
  if (!role || says === undefined || !maker || !isRefusable) return;
  const { requests } = probe;
  // Fresh unique values: the backend may refuse a second resource with the same ones.
  const first = requests.unlike(maker, requests.filled(maker));
  const bases = [first, ...requests.others(maker)].filter((each) => requests.isSound(maker, each));
  for (const login of ['other', 'child'] as const)
    for (const base of probe.headers.has(login) ? bases : []) {
      const made = await ask(probe, maker, base, login, { kind: 'conversation' });
      const id = createdIdOf(role.resource, made);
      if (!made || id === undefined) continue;
      const payload = {
        ...requests.filled(operation),
        ...namesInPath(maker, base),
        [role.resource.as]: id,
      };
      if (!requests.isSound(operation, payload)) return;
      const sent = await ask(probe, operation, payload, 'parent', { kind: 'conversation' });
      // Refused, as it must be. The next login may be of an account of another kind.
      if (!sent?.exchange.verdict.success) break;
      const verb = removes(operation) ? 'removes' : 'changes';
      const message = `another account has made ${role.resource.as} ${String(id)}, and this one ${verb} it; the contract says '${says}'`;
      return report(probe, sent, [made, sent], `private/others/${operation.id}`, message);
    }
}
