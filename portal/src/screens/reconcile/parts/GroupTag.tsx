import type { IconName } from '#portal/icons/Icon.tsx';
import { StatusTag, type TagTone } from '#portal/ui/text/StatusTag.tsx';
import { copy } from '../copy.ts';
import type { Group } from '../match/reconcile.ts';

const looks: Readonly<Record<Group, readonly [TagTone, IconName]>> = {
  amount: ['warning', 'warning'],
  ours: ['info', 'minus'],
  theirs: ['info', 'plus'],
  duplicate: ['warning', 'copy'],
  matched: ['success', 'check'],
};

export function GroupTag({ group }: { readonly group: Group }) {
  const [tone, icon] = looks[group];
  return (
    <StatusTag tone={tone} icon={icon}>
      {copy.groups[group]}
    </StatusTag>
  );
}
