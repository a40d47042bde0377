import { Art } from './Art.tsx';
import { Dial, Sheet, Stamp } from './heroParts.tsx';
import type { HeroArtWords } from './heroArt.tsx';

/** Invoices due later, turned into money now. */
export function ReceivableArt({ stamp, figure, label }: HeroArtWords) {
  return (
    <Art width={520} height={368}>
      <g opacity={0.45}>
        <Sheet x={136} y={16} />
      </g>
      <Sheet x={96} y={48}>
        <path d="M24 24h112v12H24zM216 212h80v12h-80z" fill="var(--ink)" />
        <path
          d="M24 64h272v128H24zM24 96h272M24 128h272M24 160h272M136 64v128M216 64v128"
          stroke="var(--tile)"
        />
        <path d="M36 76h64v8H36zM36 108h80v8H36zM36 140h56v8H36zM36 172h72v8H36z" fill="var(--tile)" />
        <path
          d="M232 76h52v8h-52zM240 108h44v8h-44zM228 140h56v8h-56zM244 172h40v8h-40z"
          fill="var(--line)"
        />
        <path d="M216 200h80M216 204h80" stroke="var(--ink)" strokeWidth={1.5} />
      </Sheet>
      <g transform="translate(16 212)">
        <rect width={168} height={112} rx={8} fill="var(--deep)" stroke="var(--paper)" strokeWidth={3} />
        <path d="M0 32h168" stroke="var(--paper)" strokeWidth={3} />
        <path
          d="M104 56h64v32h-64a16 16 0 0 1 0-32z"
          fill="var(--main)"
          stroke="var(--paper)"
          strokeWidth={3}
        />
        <circle cx={110} cy={72} r={5} fill="var(--paper)" />
        <path d="M20 56h40M20 76h56" stroke="var(--paper)" strokeWidth={5} />
      </g>
      <Stamp x={288} y={312} text={stamp} />
      <Dial x={454} y={270} figure={figure} label={label} />
    </Art>
  );
}
