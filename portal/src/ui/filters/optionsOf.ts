/** A status as the options of a select, in the order given. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  label: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] => values.map((value) => ({ value, label: label[value] }));
