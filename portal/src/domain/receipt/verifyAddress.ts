import { BASENAME } from '../../api/basename.ts';
import { paths } from '../../paths.ts';

/** Address of the page that checks the code of a printed document. */
export const verifyAddress = (): string => `${globalThis.location.origin}${BASENAME}${paths.verify()}`;
