/** The key of an action, beside its label; the button's `aria-keyshortcuts` announces it. */
export const Key = ({ name }: { readonly name: string }) => <kbd aria-hidden="true">{name}</kbd>;
