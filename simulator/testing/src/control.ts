import type { Client } from '../../../generated/runtime/client.ts';
import type { Operation } from '../../../generated/runtime/operation.ts';

/** Calls an operation of the control API. @throws with the operation and the simulator's message */
export type Ask = <Input, Data>(operation: Operation<Input, Data, unknown>, input: Input) => Promise<Data>;

/** Returns a function that calls the control API for one session of the simulator at an origin. */
export function controlOf(origin: string, headers: Readonly<Record<string, string>>): Ask {
  return async (operation, input) => {
    let refusal: string | undefined;
    const client: Client = {
      baseUrl: ({ base }) => origin + base,
      middleware: () => [
        {
          onRequest({ request }) {
            for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
            return request;
          },
          async onResponse({ request, response }) {
            if (!response.ok)
              refusal = `${request.method} ${request.url} answered ${response.status}: ${await response.clone().text()}`;
          },
        },
      ],
    };
    try {
      return await operation(input, { client });
    } catch (error) {
      throw new Error(refusal ?? `no simulator answers at ${origin}: start one with npm start`, {
        cause: error,
      });
    }
  };
}
