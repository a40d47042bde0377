/** The base path of every URL. 1 §2 */
export const BASENAME = '/front';
