import type { FactMark } from '../../ui/fact/factMark.ts';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import type { StatusKind } from './statusTags.ts';

interface KindTagProps<Value extends string> {
  readonly kind: StatusKind<Value>;
  readonly value: Value;
  readonly fact?: FactMark | undefined;
}

/** A wire status as all pages show it: word, icon, tone. */
export function KindTag<Value extends string>({ kind, value, fact }: KindTagProps<Value>) {
  return (
    <StatusTag {...kind.variants[value]} fact={fact}>
      {kind.label[value]}
    </StatusTag>
  );
}
