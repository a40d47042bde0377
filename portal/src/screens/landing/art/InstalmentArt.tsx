import { Art } from './Art.tsx';
import { Dial, Sheet, Stamp } from './heroParts.tsx';
import type { HeroArtWords } from './heroArt.tsx';

const periods = Array.from({ length: 12 }, (_, index) => index);
const repaid = 5;

/** One bill in twelve equal parts, some of them repaid. */
export function InstalmentArt({ stamp, figure, label }: HeroArtWords) {
  return (
    <Art width={520} height={368}>
      <Sheet x={96} y={40}>
        <path d="M24 24h112v12H24zM24 52h64v8H24z" fill="var(--ink)" />
        <path d="M0 84h320M0 252h320" stroke="var(--hair)" />
        <path d="M24 116h272M24 156h272M24 196h272" stroke="var(--hair)" />
        {periods.map((period) => (
          <rect
            key={period}
            x={25 + period * 23}
            y={116}
            width={17}
            height={116}
            rx={2}
            fill={period < repaid ? 'var(--line)' : 'var(--tint)'}
            stroke={period < repaid ? 'none' : 'var(--main)'}
          />
        ))}
        <path d="M24 232h272" stroke="var(--ink)" strokeWidth={1.5} />
        <path d="M24 268h56v8H24z" fill="var(--tile)" />
        <path d="M232 268h64M232 272h64" stroke="var(--ink)" strokeWidth={1.5} />
      </Sheet>
      <Stamp x={112} y={300} text={stamp} />
      <Dial x={454} y={294} figure={figure} label={label} />
    </Art>
  );
}
