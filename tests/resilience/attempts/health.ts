import { startSimulator } from '#tools/simulatorProcess.ts';
import type { Attempt } from '../attempt.ts';

export const attempt: Attempt = {
  fault: '34.0',
  title: 'answers its health check after the start',
  run: async () => {
    const simulator = await startSimulator({ env: { SIM_STORE: 'memory' } });
    try {
      const { status } = await fetch(`${simulator.origin}/_sim/health`);
      return { figures: { status }, shortfalls: status === 200 ? [] : [`health answers ${status}`] };
    } finally {
      await simulator.stop();
    }
  },
};
