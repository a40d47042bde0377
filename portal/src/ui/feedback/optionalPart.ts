import { lazy, type ComponentType } from 'react';

const Nothing = () => null;

/** A part that a page can do without, in a chunk of its own: where that cannot be had, nothing stands in its place. */
export const optionalPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  );
