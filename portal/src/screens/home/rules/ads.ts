/** Tells whether the home ads play by themselves: only two or more. 2 §2.4 */
export const playsByItself = (count: number): boolean => count >= 2;
