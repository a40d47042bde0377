import { Art } from './Art.tsx';
import { Dial, Sheet, Stamp } from './heroParts.tsx';
import type { HeroArtWords } from './heroArt.tsx';

/** Goods at the door, the delivery note behind them: received first, paid later. */
export function ParcelArt({ stamp, figure, label }: HeroArtWords) {
  return (
    <Art width={520} height={368}>
      <Sheet x={160} y={32}>
        <path d="M24 24h112v12H24z" fill="var(--ink)" />
        <path d="M0 56h320M0 96h320M0 136h320" stroke="var(--hair)" />
        <path d="M24 72h96v8H24zM24 112h72v8H24zM24 152h84v8H24z" fill="var(--tile)" />
        <path d="M232 72h64v8h-64zM216 112h80v8h-80zM240 152h56v8h-56z" fill="var(--line)" />
      </Sheet>
      <g stroke="var(--deep)" strokeWidth={3}>
        <path d="M40 196 168 148l128 48-128 52z" fill="var(--tint)" />
        <path d="M40 196v112l128 48V248z" fill="var(--paper)" />
        <path d="M296 196v112l-128 48V248z" fill="var(--tint)" />
        <path d="m104 172 128 50v44l24-10v-44L128 163" fill="var(--main)" />
      </g>
      <path d="M60 284l40 15M60 300l24 9" stroke="var(--line)" strokeWidth={5} />
      <Stamp x={388} y={232} text={stamp} />
      <Dial x={454} y={294} figure={figure} label={label} />
    </Art>
  );
}
