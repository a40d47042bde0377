/** The four ways in which a navigation can fail. 1 §2 */
export const navigationFailures = ['redirected', 'aborted', 'cancelled', 'duplicated'] as const;
export type NavigationFailure = (typeof navigationFailures)[number];

/** The course of a performed navigation, as addresses with query and hash. */
export interface PerformedNavigation {
  readonly from: string;
  readonly asked: string;
  /** The router's address after the navigation. */
  readonly arrived: string;
  /** Another navigation started before this one ended. */
  readonly overtaken: boolean;
}

/** Returns undefined when the navigation succeeded. A duplicate is never performed. */
export function failureOf({
  from,
  asked,
  arrived,
  overtaken,
}: PerformedNavigation): NavigationFailure | undefined {
  if (overtaken) return 'cancelled';
  if (arrived === asked) return undefined;
  return arrived === from ? 'aborted' : 'redirected';
}
