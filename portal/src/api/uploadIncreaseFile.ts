import type { Inputs, Outputs } from '#generated/provisional/io.ts';
import { provisional } from './clients.ts';

type Input = Omit<Inputs['uploadIncreaseFile'], 'file'> & { readonly file: File };

/** The contract's types know a binary member as text; what travels is the file, in a form (pack.ts). */
export const uploadIncreaseFile = ({ file, ...input }: Input): Promise<Outputs['uploadIncreaseFile']> =>
  provisional.call('uploadIncreaseFile', { ...input, file: file as unknown as string });
