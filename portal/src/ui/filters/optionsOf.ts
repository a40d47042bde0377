/** The options of a select for a status, in the given order. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  label: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] => values.map((value) => ({ value, label: label[value] }));
