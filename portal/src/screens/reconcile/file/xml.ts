/** Reads the XML of a workbook (ECMA-376). It is flat and written by programs: elements are found by name, with or without a prefix. */

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Replaces entities, and codes such as `_x000D_`, by which workbooks write control characters. */
const unescaped = (text: string): string =>
  text.includes('&') || text.includes('_x')
    ? text
        .replace(/&(?:#x([\dA-Fa-f]+)|#(\d+)|(\w+));/g, (all, hex?: string, decimal?: string, name = '') =>
          hex !== undefined || decimal !== undefined
            ? String.fromCodePoint(Math.min(0x10ffff, Number.parseInt(hex ?? decimal ?? '0', hex ? 16 : 10)))
            : (entities[name] ?? all),
        )
        .replace(/_x([\dA-Fa-f]{4})_/g, (_all, code: string) =>
          String.fromCodePoint(Number.parseInt(code, 16)),
        )
    : text;

/** Pattern of the elements of a name. Its groups are the attributes and the content. */
export const elements = (name: string): RegExp =>
  new RegExp(`<(?:\\w+:)?${name}(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, 'g');

const patterns = new Map<string, RegExp>();

/** The pattern of an attribute. A sheet has a hundred thousand attributes, so each pattern is compiled once. */
function attributePattern(name: string): RegExp {
  const known = patterns.get(name) ?? new RegExp(`\\s(?:\\w+:)?${name}="([^"]*)"`);
  patterns.set(name, known);
  return known;
}

/** The value of an attribute. */
export const attribute = (attributes: string | undefined, name: string): string | undefined => {
  const found = attributePattern(name).exec(attributes ?? '');
  return found?.[1] === undefined ? undefined : unescaped(found[1]);
};

/** The attributes of each element of a name, as they are written. */
export const attributesOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(\\s[^>]*?)?/?>`, 'g'))].map(
    ([, attributes = '']) => attributes,
  );

const TEXTS = elements('t');
const PHONETIC = elements('rPh');

/** The text of an element with differently formatted runs. Phonetic readings of Japanese names are left out. */
export const runText = (xml: string): string =>
  unescaped([...xml.replace(PHONETIC, '').matchAll(TEXTS)].map(([, , text = '']) => text).join(''));

const VALUE = /<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/;

/** The value of a cell. */
export const valueIn = (xml: string): string => unescaped(VALUE.exec(xml)?.[1] ?? '');
