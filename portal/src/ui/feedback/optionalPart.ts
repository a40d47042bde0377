import { lazy, type ComponentType } from 'react';

const Nothing = () => null;

/** Wraps an optional part in its own chunk; renders nothing when the chunk cannot load. */
export const optionalPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  );
