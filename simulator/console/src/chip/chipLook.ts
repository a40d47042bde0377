import { fontFamily, light, radii } from '#portal/app/theme/tokens.ts';

const { colours, shadow, textOn, themes, tints } = light;
const { blue } = themes;

/** Style sheet of the chip's shadow tree: plain CSS from the same tokens, above the portal's dialogs. */
export const chipLook = `
  :host { all: initial; }
  aside { position: fixed; left: 8px; bottom: 8px; z-index: 1450; font: 14px/22px ${fontFamily}; color: ${colours.ink}; }
  * { box-sizing: border-box; }
  h2, p, ul, ol { margin: 0; padding: 0; list-style: none; }
  h2 { font-size: 14px; font-weight: 600; }
  button, a { font: inherit; color: inherit; cursor: pointer; min-height: 24px; }
  button:focus-visible, a:focus-visible, input:focus-visible, select:focus-visible { outline: 2px solid ${colours.ink}; outline-offset: 2px; }
  .chip { display: grid; gap: 2px; max-width: 240px; padding: 6px 12px; border: 0; border-radius: ${radii.card}px; background: ${colours.ink}; color: ${colours.card}; text-align: left; font-size: 12px; line-height: 18px; }
  .chip:focus-visible { outline-color: ${blue.main}; }
  .chip strong { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .chip b { margin-left: 8px; padding: 0 4px; border-radius: ${radii.tag}px; background: ${colours.card}; color: ${colours.error}; }
  .panel { display: grid; grid-template-columns: 300px 400px; max-width: calc(100vw - 16px); max-height: calc(100vh - 96px); overflow: auto; margin-bottom: 8px; border: 1px solid ${colours.ink}; border-radius: ${radii.card}px; background: ${colours.card}; box-shadow: ${shadow}; }
  .column { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: 8px; padding: 12px; min-width: 0; }
  .column + .column { border-left: 1px solid ${colours.hairline}; }
  .column button { padding: 2px 8px; border: 1px solid ${colours.control}; border-radius: ${radii.control}px; background: ${colours.card}; }
  .column li > button { display: flex; width: 100%; gap: 8px; border: 0; text-align: left; }
  .column button:hover { background: ${colours.selected}; }
  .column button[aria-pressed=true] { background: ${blue.tint}; color: ${blue.hover}; font-weight: 600; }
  .scenarios { max-height: 208px; overflow: auto; }
  .hint { padding: 8px 12px; margin-bottom: 8px; border-radius: ${radii.card}px; background: ${colours.ink}; color: ${colours.card}; }
  .line { display: flex; align-items: center; gap: 8px; }
  .grow { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; }
  .mono { font-family: ui-monospace, Consolas, monospace; font-size: 12px; }
  .caption, .below { display: block; font-size: 12px; line-height: 20px; color: ${colours.secondary}; overflow-wrap: anywhere; }
  .line .caption { white-space: nowrap; }
  .bad { padding: 0 4px; border-radius: ${radii.tag}px; background: ${tints.error}; color: ${textOn.error}; }
  [role=alert] { color: ${textOn.error}; }
  input { width: 100%; height: 32px; padding: 0 8px; font: inherit; border: 1px solid ${colours.control}; border-radius: ${radii.control}px; }
  a { color: ${blue.hover}; }
  .answers { display: flex; flex-wrap: wrap; gap: 4px; padding-top: 4px; }
  select { min-height: 28px; font: inherit; border: 1px solid ${colours.control}; border-radius: ${radii.control}px; background: ${colours.card}; }
  .why { display: grid; gap: 12px; }
  .why li { display: grid; grid-template-columns: 56px minmax(0, 1fr); gap: 8px; }
  @media (max-width: 767px) { .panel { grid-template-columns: minmax(0, 1fr); } .column + .column { border-left: 0; border-top: 1px solid ${colours.hairline}; } }
`;
