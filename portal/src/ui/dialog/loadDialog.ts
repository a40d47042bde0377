export const importDialog = () => import('./ConfirmDialog.tsx');

/** Loads the dialog in advance, for steps that move money: the connection may be gone later. */
export const loadDialog = (): void => void importDialog().catch(() => undefined);
