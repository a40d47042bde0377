/** @returns what stands for a part of a library that nothing in the portal asks for */
export const notInBundle = (name: string) => (): never => {
  throw new Error(`${name} is not in the bundle: see portal/build/leftOut.ts`);
};
