import type { FactMark } from '../../ui/fact/factMark.ts';
import { StatusTag } from '../../ui/text/StatusTag.tsx';
import type { StatusDisplay } from './statusTags.ts';

interface StatusValueTagProps<Value extends string> {
  readonly kind: StatusDisplay<Value>;
  readonly value: Value;
  readonly fact?: FactMark | undefined;
}

/** A wire status as all pages show it: word, icon, tone. */
export function StatusValueTag<Value extends string>({ kind, value, fact }: StatusValueTagProps<Value>) {
  return (
    <StatusTag {...kind.variants[value]} fact={fact}>
      {kind.label[value]}
    </StatusTag>
  );
}
