import type { ServiceFacts } from '#generated/runtime/facts.ts';

const SYSTEM_ERROR = '系统错误，请稍后重试';

/** Returns the text of an error without the provider's words. 1 §8, 2 §8 */
export const defaultMessage = ({ name }: ServiceFacts, layer: string): string =>
  name === 'gateway' && layer === 'STD' ? '系统异常' : SYSTEM_ERROR;
