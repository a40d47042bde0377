/** The last part of a path: `cancel` of `/orders/{id}/cancel` and of `/orders/{id}/cancel/`. */
export const lastPartOf = (path: string): string => path.replace(/\/$/, '').split('/').at(-1) ?? '';

/** The name of the parameter at the end of a path: `id` of `/orders/{id}`. */
export const lastParameterOf = (path: string): string | undefined => /\{([^}]+)\}\/?$/.exec(path)?.[1];
