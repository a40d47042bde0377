import { Art } from './Art.tsx';
import { BarCard, Dial, Sheet, Stamp } from './heroParts.tsx';
import type { HeroArtWords } from './heroArt.tsx';

const rows = [72, 112, 152, 192];
const names = [72, 96, 56, 84];
const amounts = [64, 80, 56, 72];

/** A ledger with its double rule: buy now, pay later. */
export function LedgerArt({ stamp, figure, label }: HeroArtWords) {
  return (
    <Art width={520} height={368}>
      <Sheet x={96} y={40}>
        <path d="M64 0v296M68 0v296M200 56v240" stroke="var(--main)" strokeOpacity={0.35} />
        <path d="M0 56h320M0 96h320M0 136h320M0 176h320M0 216h320" stroke="var(--hair)" />
        <path d="M80 24h128v12H80zM216 252h72v12h-72z" fill="var(--ink)" />
        <path d="M216 236h72M216 240h72" stroke="var(--ink)" strokeWidth={1.5} />
        {rows.map((y, row) => (
          <g key={y}>
            <rect x={16} y={y} width={32} height={8} fill="var(--main)" />
            <rect x={80} y={y} width={names[row]} height={8} fill="var(--tile)" />
            <rect x={304 - (amounts[row] ?? 0)} y={y} width={amounts[row]} height={8} fill="var(--line)" />
          </g>
        ))}
      </Sheet>
      <BarCard x={24} y={148} />
      <Stamp x={196} y={308} text={stamp} />
      <Dial x={454} y={294} figure={figure} label={label} />
    </Art>
  );
}
