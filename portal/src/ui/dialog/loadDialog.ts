export const importDialog = () => import('./ConfirmDialog.tsx');

/** Has the dialog here before it is asked for, where the connection may be gone by then: a step that moves money. */
export const loadDialog = (): void => void importDialog().catch(() => undefined);
