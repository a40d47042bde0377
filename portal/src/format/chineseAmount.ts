import { INVALID_MONEY } from './money.ts';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';
const PLACES = ['', '拾', '佰', '仟'];
const GROUPS = ['', '万', '亿', '万亿'];

/** In yuan. A number holds sixteen digits: above the limit, too few are left for the cents. */
const LIMIT = 1e13;

/**
 * An amount of yuan in capital characters, required on receipts and statements (《票据法》 rules of the People's Bank):
 * 1234.5 → 壹仟贰佰叁拾肆元伍角整. Cents are cut, never rounded, as everywhere (1 §5). `--` for an invalid amount.
 */
export function chineseAmount(value: number | string | null | undefined): string {
  const text = typeof value === 'number' ? String(value) : (value ?? '');
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!match || Number(match[2]) >= LIMIT) return INVALID_MONEY;
  const [, sign, yuan = '', decimals = ''] = match;
  const [jiao = '0', fen = '0'] = decimals.padEnd(2, '0');
  const integer = integerPart(yuan.replace(/^0+/, ''));
  const words = `${integer === '' ? '' : `${integer}元`}${centsPart(integer !== '', jiao, fen)}`;
  if (words === '整') return '零元整';
  return `${sign ? '负' : ''}${words}`;
}

const digit = (character: string): string => DIGITS[Number(character)] ?? '';

function centsPart(hasYuan: boolean, jiao: string, fen: string): string {
  if (jiao === '0' && fen === '0') return '整';
  if (fen === '0') return `${digit(jiao)}角整`;
  if (jiao === '0') return `${hasYuan ? '零' : ''}${digit(fen)}分`;
  return `${digit(jiao)}角${digit(fen)}分`;
}

/** Returns the words of the whole yuan, four digits at a time. Zeros between other digits become one 零. */
function integerPart(digits: string): string {
  const groups = digits.padStart(Math.ceil(digits.length / 4) * 4, '0').match(/\d{4}/g) ?? [];
  let words = '';
  let gap = false;
  groups.forEach((group, index) => {
    const value = Number(group);
    if (value === 0) {
      gap = words !== '';
      return;
    }
    if (words !== '' && (gap || value < 1000)) words += '零';
    words += groupWords(group) + (GROUPS[groups.length - 1 - index] ?? '');
    gap = false;
  });
  return words;
}

function groupWords(group: string): string {
  let words = '';
  let zero = false;
  [...group].forEach((character, index) => {
    if (character === '0') {
      zero = words !== '';
      return;
    }
    words += `${zero ? '零' : ''}${digit(character)}${PLACES[3 - index] ?? ''}`;
    zero = false;
  });
  return words;
}
