import { InvoiceState } from '#generated/shared/enums/InvoiceState.ts';
import { InvoiceStateLabel } from '#generated/shared/labels.ts';
import type { IconName } from '#portal/icons/Icon.tsx';
import { StatusTag, type TagTone } from '#portal/ui/text/StatusTag.tsx';

const variants = {
  [InvoiceState.Accepted]: { tone: 'success', icon: 'success' },
  [InvoiceState.Duplicate]: { tone: 'warning', icon: 'warning' },
  [InvoiceState.OutOfTime]: { tone: 'warning', icon: 'clock' },
  [InvoiceState.OtherBuyer]: { tone: 'warning', icon: 'warning' },
  [InvoiceState.Mismatch]: { tone: 'warning', icon: 'warning' },
  [InvoiceState.NotFound]: { tone: 'warning', icon: 'warning' },
} as const satisfies { [State in InvoiceState]: { tone: TagTone; icon: IconName } };

export const InvoiceStateTag = ({ state }: { readonly state: InvoiceState }) => (
  <StatusTag {...variants[state]}>{InvoiceStateLabel[state]}</StatusTag>
);
