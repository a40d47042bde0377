/** Returns whether the ads of home play by themselves: only if there are two or more. 2 §2.4 */
export const playsByItself = (count: number): boolean => count >= 2;
