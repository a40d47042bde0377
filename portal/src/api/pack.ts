import { toJsonString } from '#generated/json-string.ts';
import type { OperationFacts, ServiceDefinition } from './definitions.ts';
import { dropNull } from './dropNull.ts';
import { fingerprint } from './fingerprint.ts';

type Payload = Record<string, unknown>;

/**
 * The input as it travels. The gateway takes the whole payload as one JSON string, `reqData`,
 * next to the device fingerprint; signed operations carry a signature in it too. 2 §7
 * A payload with a file travels as a form.
 */
export async function pack(
  service: ServiceDefinition,
  operation: OperationFacts,
  input: object,
): Promise<Payload | FormData> {
  const payload = dropNull(input);
  if (Object.values(payload).some((value) => value instanceof Blob)) return asForm(payload);
  if (service.name !== 'gateway') return payload;
  const { eid } = await fingerprint();
  return { reqData: toJsonString(operation.signed ? await sign(payload) : payload), eid };
}

/** Few operations are signed: how comes with the first one. */
async function sign(payload: Payload): Promise<Payload> {
  const { payloadSignature } = await import('./signature.ts');
  return { ...payload, signature: await payloadSignature(payload) };
}

function asForm(payload: Payload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(payload))
    form.append(name, value instanceof Blob ? value : String(value));
  return form;
}
