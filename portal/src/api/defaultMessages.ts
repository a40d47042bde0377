import type { Layer } from './definitions.ts';
import type { ServiceName } from './services.ts';

const SYSTEM_ERROR = '系统错误，请稍后重试';

/** What an error says when the provider sends no words. 1 §8, 2 §8 */
export function defaultMessage(service: ServiceName, layer: Layer | undefined): string {
  return service === 'gateway' && layer === 'STD' ? '系统异常' : SYSTEM_ERROR;
}
