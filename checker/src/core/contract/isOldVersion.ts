/** Returns whether a path leads to one version of a resource: `/patients/{id}/_history/{vid}`. The version shows the id of the resource. */
export const isOldVersion = (path: string): boolean =>
  /\/_?(versions?|revisions?|history)\/[^/]+\/?$/i.test(path);
