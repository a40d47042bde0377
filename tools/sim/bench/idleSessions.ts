import { http } from '../http.ts';
import { inParallel } from '../inParallel.ts';
import { sessionIn } from '../session.ts';
import { simulator } from './servers.ts';

/** Measures the memory of idle sessions: MB of the whole process, KB that each session adds. */
export async function idleSessions(count: number): Promise<{ rss: number; perSession: number }> {
  const server = await simulator();
  const client = http(server.origin, 30_000);
  try {
    // A warm-up: 20 sessions begin ten times each.
    for (let warm = 0; warm < 200; warm += 1) await sessionIn(client, 'baseline', `warm-${warm % 20}`);
    const before = server.rss();
    await inParallel(Array.from({ length: count }), 16, (_, index) =>
      sessionIn(client, 'baseline', `idle-${index}`),
    );
    const rss = server.rss();
    return { rss, perSession: ((rss - before) * 1024) / count };
  } finally {
    client.close();
    await server.stop();
  }
}
