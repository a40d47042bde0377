/** The key of an action, beside its name; read out by `aria-keyshortcuts` of the button itself. */
export const Key = ({ name }: { readonly name: string }) => <kbd aria-hidden="true">{name}</kbd>;
