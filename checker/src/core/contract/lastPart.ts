/** The last part of a path: `cancel` of `/orders/{id}/cancel` and of `/orders/{id}/cancel/`. */
export const lastPartOf = (path: string): string => path.replace(/\/$/, '').split('/').at(-1) ?? '';
