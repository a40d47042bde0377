import { Art, type ArtNames } from './Art.tsx';

/** Texts on the drawing of a banner: four characters on the stamp, a figure with its label on the dial. */
export interface BannerArtWords {
  readonly stamp: string;
  readonly figure: string;
  readonly label: string;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

type Places = Readonly<Record<'stamp' | 'dial', Place>>;

/** Positions of stamp and dial in each drawing. */
const places: Readonly<Record<ArtNames['banner'], Places>> = {
  ledger: { stamp: { x: 196, y: 308 }, dial: { x: 454, y: 294 } },
  calendar: { stamp: { x: 104, y: 272 }, dial: { x: 454, y: 294 } },
  instalment: { stamp: { x: 112, y: 300 }, dial: { x: 454, y: 294 } },
  parcel: { stamp: { x: 388, y: 232 }, dial: { x: 454, y: 294 } },
  receivable: { stamp: { x: 288, y: 312 }, dial: { x: 454, y: 270 } },
};

/** The drawing of a default banner. */
export function BannerArt({
  name,
  words,
}: {
  readonly name: ArtNames['banner'];
  readonly words: BannerArtWords;
}) {
  const { stamp, dial } = places[name];
  return (
    <Art kind="banner" name={name}>
      <Stamp {...stamp} text={words.stamp} />
      <Dial {...dial} figure={words.figure} label={words.label} />
    </Art>
  );
}

function Stamp({ x, y, text }: Place & { readonly text: string }) {
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

/** A dial with one figure and its label. */
function Dial({ x, y, figure, label }: Place & { readonly figure: string; readonly label: string }) {
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
