/** The four ways in which a navigation may not do what was asked. 1 §2 */
export const navigationFailures = ['redirected', 'aborted', 'cancelled', 'duplicated'] as const;
export type NavigationFailure = (typeof navigationFailures)[number];

/** How a navigation that was performed went, as addresses with query and hash. */
export interface Journey {
  readonly from: string;
  readonly asked: string;
  /** Where the router stands now that the navigation is over. */
  readonly arrived: string;
  /** Another navigation was begun before this one was over. */
  readonly overtaken: boolean;
}

/** Undefined when the navigation did what was asked. A duplicate is never performed. */
export function failureOf({ from, asked, arrived, overtaken }: Journey): NavigationFailure | undefined {
  if (overtaken) return 'cancelled';
  if (arrived === asked) return undefined;
  return arrived === from ? 'aborted' : 'redirected';
}
