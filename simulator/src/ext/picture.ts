/** Pictures of ads and banners: drawings without words, so that the portal's text stays readable. */

interface Palette {
  /** Background gradient from corner to corner: colour and opacity. */
  readonly from: string;
  readonly to: string;
  readonly line: string;
}

const red: Palette = { from: '#8E120D', to: '#C4211A', line: '#FFFFFF' };
/** Transparent white, for the page's background in every theme. */
const sheen: Palette = { from: '#FFFFFF00', to: '#FFFFFF29', line: '#FFFFFF' };
const slate: Palette = { from: '#E4E8EE', to: '#F5F6F8', line: '#4E5969' };

/** Line drawings on a 200 × 200 grid, by the ad's subject. */
const drawings: Readonly<Record<string, string>> = {
  purchase:
    '<rect x="40" y="70" width="120" height="90" rx="8"/><path d="M70 70V52a30 30 0 0 1 60 0v18M40 100h120M84 100v18h32v-18"/>',
  open: '<path d="M30 150h44v-34h44V82h44V48"/><circle cx="52" cy="132" r="6"/><circle cx="96" cy="98" r="6"/><circle cx="140" cy="64" r="6"/><path d="m148 58 14-10 4 16"/>',
  increase:
    '<rect x="52" y="36" width="96" height="128" rx="6"/><path d="M72 66h56M72 88h56M72 110h32M104 140l16-18 16 18M120 122v30"/>',
  mall: '<path d="M40 84h120l-10-36H50zM48 84v72h104V84M84 156v-40h32v40"/><path d="M40 84a20 16 0 0 0 40 0 20 16 0 0 0 40 0 20 16 0 0 0 40 0"/>',
  cash: '<rect x="32" y="60" width="136" height="80" rx="8"/><circle cx="100" cy="100" r="22"/><path d="M92 88l8 10 8-10M100 98v16M92 103h16M92 109h16M48 76v48M152 76v48"/>',
  factoring:
    '<rect x="44" y="44" width="72" height="96" rx="6"/><rect x="84" y="64" width="72" height="96" rx="6"/><path d="M100 92h40M100 112h40M100 132h24"/>',
  xchf: '<path d="M36 130h88V70H36zM124 90h26l18 22v18h-44z"/><circle cx="64" cy="138" r="12"/><circle cx="140" cy="138" r="12"/>',
  monthplus:
    '<rect x="44" y="52" width="112" height="104" rx="8"/><path d="M44 82h112M72 40v24M128 40v24M100 98v40M80 118h40"/>',
  overflow: '<path d="M60 60h80l-10 100H70z"/><path d="M66 100c16-10 24 10 38 0s20 8 30 0M84 60V40h32v20"/>',
};

const subjectOf = (name: string): string => name.split('-').at(-1) ?? '';

/** Returns a picture as SVG; undefined if the name is unknown. */
export function picture(name: string): string | undefined {
  const subject = subjectOf(name);
  const drawing = Object.hasOwn(drawings, subject) ? drawings[subject] : undefined;
  if (drawing === undefined) return undefined;
  return name.startsWith('banner-')
    ? banner(drawing)
    : card(drawing, name.startsWith('recommend-') ? slate : sheen);
}

const gradient = ({ from, to }: Palette): string =>
  `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`;

const rays = (count: number, from: number, step: number, height: number): string =>
  Array.from({ length: count }, (_, index) => `M${from + index * step} 0v${height}`).join('');

const banner = (
  drawing: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1920 416" preserveAspectRatio="xMidYMid slice">${gradient(red)}
<rect width="1920" height="416" fill="url(#g)"/>
<path d="${rays(14, 1120, 44, 416)}" stroke="#fff" stroke-opacity=".09"/>
<g transform="translate(1240 58) scale(1.5)" fill="none" stroke="${red.line}" stroke-opacity=".85" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>
</svg>`;

const card = (
  drawing: string,
  palette: Palette,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 536 336" preserveAspectRatio="xMaxYMax slice">${gradient(palette)}
<rect width="536" height="336" fill="url(#g)"/>
<path d="${rays(8, 288, 30, 336)}" stroke="${palette.line}" stroke-opacity=".1"/>
<g transform="translate(320 130)" fill="none" stroke="${palette.line}" stroke-opacity=".85" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>
</svg>`;
