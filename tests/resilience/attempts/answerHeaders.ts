import { startSimulator } from '#tools/simulatorProcess.ts';
import { everyKind, get, headOf, HOST } from '../../support/everyAnswer.ts';
import type { Attempt } from '../attempt.ts';

const hosts = ['Host: evil.example\r\n', 'host: evil.example\r\n', HOST];

export const attempt: Attempt = {
  issue: '34.15',
  title: 'sends nosniff with every answer, and refuses two hosts',
  run: async () => {
    const simulator = await startSimulator({ env: { SIM_STORE: 'memory' } });
    try {
      const without: string[] = [];
      for (const [status, kind, bytes] of everyKind) {
        const head = await headOf(bytes, simulator.origin);
        if (!head.startsWith(`HTTP/1.1 ${status} `)) without.push(`${kind} is answered ${head.slice(0, 60)}`);
        if (!/^x-content-type-options: nosniff$/im.test(head))
          without.push(`${kind} is answered without nosniff`);
      }
      const accepted: string[] = [];
      for (const path of ['/front/', '/_sim/api/session', '/api/v1/user/getUserNickName?productCode=12003'])
        for (const second of hosts) {
          const head = await headOf(get(path, second), simulator.origin);
          if (!head.startsWith('HTTP/1.1 400 '))
            accepted.push(`${path} with two hosts is answered ${head.slice(0, 60)}`);
        }
      return {
        figures: {
          answers: everyKind.length,
          withoutNosniff: without.length,
          twoHostsTaken: accepted.length,
        },
        shortfalls: [...without, ...accepted],
      };
    } finally {
      await simulator.stop();
    }
  },
};
