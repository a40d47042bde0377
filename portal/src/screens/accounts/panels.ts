/** Panel of the drawer beside the list. In the URL: `add`, `batch`, `limit.<login id>`, `edit.<login id>`. */
export type Panel =
  | { readonly kind: 'add' | 'batch' }
  | { readonly kind: 'limit' | 'edit'; readonly jdpin: string };

/** Reads the panel from the URL. @returns undefined if none is open */
export function panelOf(value: string | undefined): Panel | undefined {
  if (value === 'add' || value === 'batch') return { kind: value };
  const [, kind, jdpin] = /^(limit|edit)\.(.+)$/.exec(value ?? '') ?? [];
  if (jdpin === undefined) return undefined;
  return { kind: kind === 'limit' ? 'limit' : 'edit', jdpin };
}
