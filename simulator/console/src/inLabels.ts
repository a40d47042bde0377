/** Replaces JSON pointers in a refusal by the form's labels. Pure. */
import { fieldNames, ofField } from './copy.ts';

interface Place {
  readonly pointer: string;
  readonly message: string;
}

/** Returns the label of a pointer, or of the nearest pointer above it: `/when/like/~1productCode` has that of `/when/like`. */
function nameOf(pointer: string): string | undefined {
  if (pointer === '') return undefined;
  return fieldNames[pointer] ?? nameOf(pointer.slice(0, pointer.lastIndexOf('/')));
}

export function inLabels(message: string, violations: readonly Place[]): string {
  return violations.reduce((text, { pointer, message: why }) => {
    const name = nameOf(pointer);
    if (name === undefined || text.includes(name)) return text;
    return text === why ? ofField(name, why) : text.replace(`${pointer} ${why}`, `${name} ${why}`);
  }, message);
}
