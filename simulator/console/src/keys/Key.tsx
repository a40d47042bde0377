/** The key of an action, shown in its button; screen readers announce the button's `aria-keyshortcuts` instead. */
export const Key = ({ name }: { readonly name: string }) => <kbd aria-hidden="true">{name}</kbd>;
