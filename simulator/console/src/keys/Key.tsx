/** Shortcut key of an action; screen readers use the button's `aria-keyshortcuts`. */
export const Key = ({ name }: { readonly name: string }) => <kbd aria-hidden="true">{name}</kbd>;
