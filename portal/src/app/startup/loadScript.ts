interface ScriptOptions {
  /** The page works without it: no warning if it is missing. */
  readonly optional?: boolean;
}

/** Adds a script of our own origin (the CSP allows no other) and waits until it has run. */
export const loadScript = (src: string, { optional = false }: ScriptOptions = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    if (optional) script.dataset['optional'] = '';
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`cannot load ${src}`));
    document.head.append(script);
  });
