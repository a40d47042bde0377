import { toJsonString } from '#generated/json-string.ts';
import type { OperationFacts, ServiceDefinition } from './definitions.ts';
import { dropNull } from './dropNull.ts';
import { fingerprint } from './fingerprint.ts';
import { payloadSignature } from './middleware/sign.ts';

/**
 * The input as it travels. The gateway takes the whole payload as one JSON string, `reqData`,
 * next to the device fingerprint; signed operations carry a signature in it too. 2 §7
 */
export async function pack(
  service: ServiceDefinition,
  operation: OperationFacts,
  input: object,
): Promise<Record<string, unknown>> {
  const payload = dropNull(input);
  if (service.name !== 'gateway') return payload;
  const { eid } = await fingerprint();
  const signed = operation.signed ? { ...payload, signature: await payloadSignature(payload) } : payload;
  return { reqData: toJsonString(signed), eid };
}
