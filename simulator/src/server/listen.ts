import type { FastifyInstance } from 'fastify';

/** Loopback only: this provider has no secrets and no locks. @returns the origin */
export async function listen(app: FastifyInstance, port: number): Promise<string> {
  try {
    return await app.listen({ host: '127.0.0.1', port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new Error(
        `port ${port} is taken: stop what uses it or choose another one, as in PORT=4011 npm start`,
        { cause: error },
      );
    throw error;
  }
}
