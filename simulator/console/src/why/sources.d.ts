/**
 * File and line of each operation and of each row of its error table, by service; written by the build
 * (vite.config.ts).
 */
declare module 'virtual:sources' {
  export const sources: Readonly<Record<string, Readonly<Record<string, import('./facts.ts').Source>>>>;
}
