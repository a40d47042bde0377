import type { ReactNode } from 'react';

/** The pieces that the banner drawings share: a sheet of paper, a stamp, a dial. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A sheet with a folded corner, 320 × 296. */
export function Sheet({ x, y, children }: Place & { readonly children?: ReactNode }) {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`} strokeWidth={1}>
      <path d="M0 0h280l40 40v256H0z" fill="var(--paper)" />
      <path d="M280 0v40h40z" fill="var(--tint)" stroke="var(--main)" strokeOpacity={0.35} />
      {children}
    </g>
  );
}

export function Stamp({ x, y, text }: Place & { readonly text: string }) {
  return (
    <g transform={`translate(${String(x)} ${String(y)}) rotate(-8)`}>
      <rect
        x={-56}
        y={-30}
        width={112}
        height={60}
        rx={4}
        fill="var(--paper)"
        stroke="var(--main)"
        strokeWidth={4}
      />
      <text y={8} textAnchor="middle" fontWeight={600} fontSize={22} letterSpacing={1} fill="var(--main)">
        {text}
      </text>
    </g>
  );
}

/** A dial with one figure and what it counts. */
export function Dial({ x, y, figure, label }: Place & { readonly figure: string; readonly label: string }) {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <circle r={60} fill="var(--deep)" stroke="var(--paper)" strokeWidth={4} />
      <path d="M0 -44A44 44 0 1 1 -38.1 22" stroke="var(--paper)" strokeWidth={7} />
      <text y={4} textAnchor="middle" fontWeight={600} fontSize={24} fill="var(--paper)">
        {figure}
      </text>
      <text y={23} textAnchor="middle" fontSize={13} fill="var(--paper)">
        {label}
      </text>
    </g>
  );
}

/** A small dark card with four bars. */
export function BarCard({ x, y }: Place) {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`} fill="var(--paper)">
      <rect width={104} height={120} rx={6} fill="var(--deep)" stroke="var(--paper)" strokeWidth={3} />
      <path d="M18 72h12v28H18zM38 56h12v44H38zM78 40h12v60H78zM18 18h48v6H18z" />
      <path d="M58 64h12v36H58z" fillOpacity={0.6} />
    </g>
  );
}
