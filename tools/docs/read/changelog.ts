/** The version that a change log begins with: its first `## 0.1.0` heading, whatever stands behind it. */
export const newestVersion = (text: string): string | undefined =>
  /^## \[?(\d+\.\d+\.\d+[^\s\]]*)/m.exec(text)?.[1];
