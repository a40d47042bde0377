import { QuotaMovementKind } from '#generated/shared/enums/QuotaMovementKind.ts';
import { QuotaMovementKindLabel } from '#generated/shared/labels.ts';
import type { IconName } from '../../icons/Icon.tsx';
import { StatusTag, type TagTone } from '../../ui/text/StatusTag.tsx';

const variants: Readonly<Record<QuotaMovementKind, { tone: TagTone; icon: IconName }>> = {
  [QuotaMovementKind.Purchase]: { tone: 'plain', icon: 'box' },
  [QuotaMovementKind.Repayment]: { tone: 'success', icon: 'check' },
  [QuotaMovementKind.Refund]: { tone: 'info', icon: 'refund' },
  [QuotaMovementKind.Increase]: { tone: 'theme', icon: 'plus' },
};

export function MovementKind({ kind }: { readonly kind: QuotaMovementKind }) {
  return <StatusTag {...variants[kind]}>{QuotaMovementKindLabel[kind]}</StatusTag>;
}
