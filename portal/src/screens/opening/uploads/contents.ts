/** What this tab has sent: the provider keeps the files and gives none back, so only these can be looked at. */
const contents = new Map<string, File>();

export const keepContent = (fileId: string, file: File): void => void contents.set(fileId, file);

export const contentOf = (fileId: string): File | undefined => contents.get(fileId);
