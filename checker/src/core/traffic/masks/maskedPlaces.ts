/** Finds the masked values of a request or a response. */
import { isObject } from '../../base/object.ts';
import { escapedName } from '../../base/pointer.ts';
import type { Violation } from '../../contract/validators.ts';
import { type MaskForm, maskForm } from './maskForm.ts';

/** A masked value. */
export interface MaskedPlace {
  /** JSON pointer of the value. */
  readonly pointer: string;
  readonly text: string;
  /** A reason beside its form: its name is that of a secret, or its schema does not allow the mask. */
  readonly hasReason: boolean;
}

/**
 * Returns the masked values. A form that real values may have counts only with a reason.
 *
 * @param violations the places that do not fit their schemas
 * @param isSecret returns whether a member of this name holds a secret
 */
export function maskedPlaces(
  value: unknown,
  violations: readonly Violation[],
  isSecret: (name: string) => boolean,
): MaskedPlace[] {
  const found: MaskedPlace[] = [];
  const walk = (one: unknown, pointer: string, underSecret: boolean): void => {
    if (typeof one === 'string') {
      const form = maskForm(one);
      if (!form) return;
      const isWrong = violations.some((violation) => isAbout(violation, pointer));
      if (isMasked(form, isWrong, underSecret))
        found.push({ pointer, text: one, hasReason: isWrong || underSecret });
    } else if (Array.isArray(one)) one.forEach((item, at) => walk(item, `${pointer}/${at}`, underSecret));
    else if (isObject(one))
      for (const [name, inner] of Object.entries(one))
        walk(inner, `${pointer}/${escapedName(name)}`, underSecret || isSecret(name));
  };
  walk(value, '', false);
  return found;
}

function isMasked(form: MaskForm, isWrong: boolean, isSecret: boolean): boolean {
  if (form === 'certain') return true;
  return form === 'likely' ? isWrong || isSecret : isWrong && isSecret;
}

/** Violations by a name: a mask keeps names. */
const OF_NAME = /^(required|dependentRequired|additionalProperties|unevaluatedProperties|propertyNames)$/;
/** Violations of an object or a list that do not depend on its values. */
const OF_SHAPE = /^(type|(min|max)(Items|Properties))$/;

/** Returns whether the value at the place may cause the violation: its own one, or that of an object or a list around it. */
const isAbout = ({ pointer, keyword }: Violation, place: string): boolean =>
  !OF_NAME.test(keyword) &&
  (pointer === place || (place.startsWith(`${pointer}/`) && !OF_SHAPE.test(keyword)));

/** Returns the violations that no masked value explains. */
export const unexplained = (
  violations: readonly Violation[],
  masked: readonly MaskedPlace[],
): readonly Violation[] =>
  violations.filter((violation) => !masked.some(({ pointer }) => isAbout(violation, pointer)));
