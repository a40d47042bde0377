/** `test.use(moving)`: for what is about movement itself; the other tests have a browser that asks for none (playwright.config.ts). */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const;
