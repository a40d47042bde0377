/**
 * Makes a PDF of plain text on A4 without a library: title, lines, page numbers. The Chinese font is one that every
 * reader includes.
 */

export interface PdfText {
  readonly title: string;
  /** Long lines are wrapped. */
  readonly lines: readonly string[];
}

const page = { width: 595, height: 842, margin: 64 } as const;
const size = { title: 18, text: 11 } as const;
const leading = 20;
/** Height of the title with the space below it. */
const titleHeight = 40;
const perPage = Math.floor((page.height - 2 * page.margin - titleHeight) / leading);

/** Latin letters are half as wide as Chinese characters. */
const widthOf = (sign: string): number => (sign.charCodeAt(0) < 0x80 ? 0.5 : 1);

/** Wraps a line. @param ems maximum width; a Chinese character is 1 em wide */
export function wrapped(line: string, ems: number): string[] {
  const parts: string[] = [];
  let part = '';
  let width = 0;
  for (const sign of line) {
    if (width + widthOf(sign) > ems) {
      parts.push(part);
      part = '';
      width = 0;
    }
    part += sign;
    width += widthOf(sign);
  }
  return [...parts, part];
}

/** Returns a text in UTF-16 big-endian as hexadecimal digits, as the encoding UniGB-UCS2-H needs it. */
const hex = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

const show = (text: string, x: number, y: number, fontSize: number): string =>
  `BT /F1 ${fontSize} Tf ${x} ${y} Td <${hex(text)}> Tj ET`;

function sheet({ title }: PdfText, lines: readonly string[], number: number, of: number): string {
  const middle = (page.width - [...title].reduce((sum, sign) => sum + widthOf(sign), 0) * size.title) / 2;
  const top = page.height - page.margin;
  return [
    ...(number === 1 ? [show(title, middle, top, size.title)] : []),
    ...lines.map((line, index) => show(line, page.margin, top - titleHeight - index * leading, size.text)),
    // The page number, nearly centred at the bottom.
    show(`${number} / ${of}`, page.width / 2 - 12, page.margin / 2, 9),
  ].join('\n');
}

/** Maps each code of a text to its Unicode character, so that a reader can copy and search the text. */
const toUnicode = [
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
  '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
  '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
  '1 begincodespacerange <0000> <FFFF> endcodespacerange',
  '1 beginbfrange <0000> <FFFF> <0000> endbfrange',
  'endcmap CMapName currentdict /CMap defineresource pop end end',
].join('\n');

const stream = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** Returns the PDF file of a text. */
export function pdf(text: PdfText): Buffer {
  const ems = (page.width - 2 * page.margin) / size.text;
  const lines = text.lines.flatMap((line) => wrapped(line, ems));
  const sheets = Array.from({ length: Math.max(1, Math.ceil(lines.length / perPage)) }, (_, index) =>
    lines.slice(index * perPage, (index + 1) * perPage),
  );
  // Six objects precede the sheets; each sheet has two.
  const pageNumber = (index: number): number => 7 + index * 2;
  const kids = sheets.map((_, index) => `${pageNumber(index)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${sheets.length} >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [4 0 R] /ToUnicode 6 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 /W [1 95 500] /FontDescriptor 5 0 R >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    stream(toUnicode),
    ...sheets.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageNumber(index) + 1} 0 R >>`,
      stream(sheet(text, content, index + 1, sheets.length)),
    ]),
  ];
  return assembled(objects);
}

/** Joins the objects to a file with a table of their offsets. All content is ASCII, so a character is a byte. */
function assembled(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}
