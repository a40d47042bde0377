/** `/patients/{id}/_history/{vid}`: a path to one version of a resource. The version has the id of that resource. */
export const isOldVersion = (path: string): boolean =>
  /\/_?(versions?|revisions?|history)\/[^/]+\/?$/i.test(path);
