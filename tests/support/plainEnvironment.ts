/** Returns the environment without a test runner's own variables, for a process that must run as a person starts it. */
export const plainEnvironment = (): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(VITEST|TEST_|PLAYWRIGHT|PW_|NODE_OPTIONS$|NODE_ENV$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/.test(name),
    ),
  );
