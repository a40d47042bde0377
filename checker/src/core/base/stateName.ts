/** Returns whether the name of a member says that it shows a state: `status`, `paymentState`, `phase`. */
export const isStateName = (name: string): boolean => /(?:stat(?:e|us)|phase|stage)$/i.test(name);
