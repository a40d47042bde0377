import { words } from '../../copy/words.ts';
import type { ExportColumn } from '../../ui/export/columns.ts';
import { nameOf, type NamedAccount } from './accountName.ts';

/** A purchasing account in a file: its display name, and its login in a column of its own. */
export const accountFileColumns = (title: string): readonly ExportColumn<NamedAccount>[] => [
  { title, value: nameOf },
  { title: words.loginId, value: ({ jdpin }) => jdpin },
];
