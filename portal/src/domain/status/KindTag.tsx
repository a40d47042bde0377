import { StatusTag } from '../../ui/text/StatusTag.tsx';
import type { StatusKind } from './statusTags.ts';

interface KindTagProps<Value extends string> {
  readonly kind: StatusKind<Value>;
  readonly value: Value;
}

/** A wire status as everybody sees it: its word, its icon, its tone. */
export function KindTag<Value extends string>({ kind, value }: KindTagProps<Value>) {
  return <StatusTag {...kind.variants[value]}>{kind.label[value]}</StatusTag>;
}
