import type { ReactNode } from 'react';
import { useAfterPaint } from '../hooks/useAfterPaint.ts';

interface AfterPaintProps {
  /** Keeps the place until then. */
  readonly placeholder?: ReactNode;
  readonly children: ReactNode;
}

/** Renders its content after the first paint of the load; the page around it is not rendered again. */
export const AfterPaint = ({ placeholder = null, children }: AfterPaintProps) =>
  useAfterPaint() ? children : placeholder;
