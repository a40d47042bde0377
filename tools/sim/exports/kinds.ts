/** Every kind of row in a session's log. The last request of each is exported, unless `act` returns the number of another row. */
import { gzipSync } from 'node:zlib';
import { catalogue } from '#simulator/services/catalogue.ts';
import { codesOf } from '#simulator/services/codes.ts';
import { signedHeaders } from '#tools/signed.ts';
import { callWith, exampleOf, formCall, named, reads, uploads, writes, type Kind, type Rig } from './rig.ts';
import { secretKinds } from './secretKinds.ts';

const COUPON = 'standard.queryCouponInfo';
const BILL = 'gateway.orderQuickBill';
const FILE = '/front/config.json';
const PAGE = '<!doctype html><title>维护中</title>';
const SCENARIOS = ['baseline', 'frozen-quota', 'overdue-bill', 'child-account', 'billing-in-progress'];
/** Name of a recording with two answers of one operation, for the scenarios of both simulators. */
export const RECORDED = 'exported-recording';
export const recording = `title: 录下的对话
extends: [baseline]
replay:
  - { on: ${COUPON}, request: { productCode: '12003' }, answer: { resultCode: '0000000', resultMsg: 一, resultData: null } }
  - { on: ${COUPON}, request: { productCode: '12003' }, answer: { resultCode: '9999999', resultMsg: 二, resultData: null } }
  - { on: gateway.userDataV2, drop: connection }
  - { on: gateway.getUserNickName, wire: hang }
  - { on: standard.versionCompute, status: 503, headers: { content-type: text/html }, body: <p>录下的页</p>, delay: 30ms }
  - { on: gateway.isAdmin, status: 200, headers: { content-type: image/png }, base64: iVBORw0KGgo= }
`;

const codeFor = (rig: Rig) => {
  const operation = rig.drawn.one(catalogue.filter(({ upload }) => !upload));
  return { operation, code: rig.drawn.one(codesOf(operation)).code };
};
const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
const coupon = named(COUPON);

/** Defines a fault and the request that it affects. */
const fault = (name: string, answer: object, more: object = {}): Kind => ({
  name: `fault: ${name}`,
  act: async (rig) => {
    const operation = rig.drawn.one([...reads, ...writes]);
    await rig.start(rig.drawn.one(SCENARIOS));
    await rig.control('POST', '/faults', { on: operation.address, answer, ...more });
    // A hanging answer never comes.
    const patienceMs = 'wire' in answer && answer.wire === 'hang' ? 400 : 30_000;
    await rig.send(callWith(operation, { patienceMs }));
  },
});

const file = (name: string, answer: object): Kind => ({
  name: `file of the portal: ${name}`,
  act: async (rig) => {
    await rig.start('baseline');
    await rig.control('POST', '/faults', { on: `asset:${FILE}`, answer });
    await rig.send({ method: 'GET', path: FILE });
  },
});

const upload = (name: string, file?: { readonly name: string; readonly content: Buffer }): Kind => ({
  name: `upload: ${name}`,
  act: async (rig) => {
    const operation = rig.drawn.one(uploads);
    await rig.start(rig.drawn.one(SCENARIOS));
    const { file: _, ...texts } = exampleOf(operation) as Readonly<Record<string, unknown>>;
    await rig.send(formCall(operation, texts, file));
  },
});

const padded = (start: string, bytes: number): Buffer => Buffer.from(start.padEnd(bytes, 'x'), 'latin1');

const odd = (name: string, body: string | Buffer, headers: Readonly<Record<string, string>> = {}): Kind => ({
  name: `body: ${name}`,
  act: async (rig) => {
    await rig.start('baseline');
    await rig.send({ ...post, path: coupon.url, headers: { ...post.headers, ...headers }, body });
  },
});

/** Defines a session with earlier changes, and a request whose answer differs in a new session. */
const sessionWith = (name: string, prepare: (rig: Rig) => Promise<unknown>): Kind => ({
  name,
  act: async (rig) => {
    await prepare(rig);
    await rig.askWhatDiffers(rig.drawn.below(3) === 0 ? writes : reads);
  },
});

const writeSome = async (rig: Rig): Promise<void> => {
  await rig.ask(BILL, { productCode: '12003', companyAllOrderBill: true });
  for (let count = 0; count < 4; count += 1) {
    const operation = rig.drawn.one(writes);
    await rig.call(operation, exampleOf(operation));
  }
};

export const kinds: readonly Kind[] = [
  sessionWith('a request', (rig) => rig.start(rig.drawn.one(SCENARIOS))),
  sessionWith('a first contact', async () => undefined),
  sessionWith('another seed', (rig) =>
    rig.start(rig.drawn.one(SCENARIOS), { seed: rig.drawn.below(4_294_967_295) }),
  ),
  sessionWith('a world drawn from a seed', (rig) =>
    rig.start('baseline', { seed: rig.drawn.below(1000), size: rig.drawn.one(['S', 'M', 'L']) }),
  ),
  sessionWith('another beginning', (rig) => rig.start('baseline', { clock: '2026-11-20T09:30:00+08:00' })),
  sessionWith('scenarios composed', (rig) => rig.start('frozen-quota,overdue-bill')),
  sessionWith('a clock moved on', async (rig) => {
    await rig.start(rig.drawn.one(SCENARIOS));
    await rig.control('PUT', '/clock', { advance: { days: 1 + rig.drawn.below(40) } });
  }),
  {
    name: 'an answer that says the time',
    act: async (rig) => {
      await rig.start('baseline');
      await rig.control('PUT', '/clock', { advance: { days: 1 + rig.drawn.below(40) } });
      await rig.ask('provisional.setPayPassword', { productCode: '12003', password: '739164' });
    },
  },
  sessionWith('a clock moved back', async (rig) => {
    await rig.start('overdue-bill');
    await rig.control('PUT', '/clock', { advance: { days: 20 } });
    await writeSome(rig);
    await rig.control('PUT', '/clock', { at: '2026-11-15T10:00:00+08:00' });
  }),
  sessionWith('a clock before the beginning', async (rig) => {
    await rig.start('baseline');
    await rig.control('PUT', '/clock', { at: '2026-11-02T10:00:00+08:00' });
  }),
  sessionWith('a running clock', async (rig) => {
    await rig.start('baseline');
    await rig.control('PUT', '/clock', { running: true });
  }),
  sessionWith('after writes', async (rig) => {
    await rig.start('baseline');
    await writeSome(rig);
  }),
  sessionWith('after writes and days', async (rig) => {
    await rig.start('baseline');
    await writeSome(rig);
    await rig.control('PUT', '/clock', { advance: { days: 12 } });
    await writeSome(rig);
  }),
  sessionWith('an edited world', async (rig) => {
    await rig.start('baseline');
    await rig.control('PATCH', '/world', { company: { name: '杭州"改名"\n有限公司' } });
  }),
  sessionWith('an imported snapshot', async (rig) => {
    await rig.start('overdue-bill', { seed: 5 });
    await writeSome(rig);
    await rig.control('PUT', '/clock', { advance: { days: 3 } });
    const snapshot = await rig.control('GET', '/snapshot');
    await rig.start('baseline');
    await rig.control('PUT', '/snapshot', snapshot as object);
  }),
  {
    name: 'a row before the clock moved back',
    act: async (rig) => {
      await rig.start('baseline');
      await writeSome(rig);
      await rig.ask(COUPON);
      const [{ id }] = await rig.control<[{ id: number }]>('GET', '/log?limit=1');
      await rig.control('PUT', '/clock', { at: '2026-11-11T10:00:00+08:00' });
      await rig.control('DELETE', '/faults');
      return id;
    },
  },
  {
    name: 'only the head is asked for',
    act: async (rig) => {
      await rig.start('baseline');
      const operation = rig.drawn.one(reads.filter(({ method }) => method === 'get'));
      await rig.send(callWith(operation, { method: 'HEAD' }));
    },
  },
  {
    name: 'a recorded conversation',
    act: async (rig) => {
      await rig.start(RECORDED);
      for (let count = 0; count < 1 + rig.drawn.below(3); count += 1) await rig.ask(COUPON);
    },
  },
  ...['gateway.userDataV2', 'gateway.getUserNickName', 'standard.versionCompute', 'gateway.isAdmin'].map(
    (address): Kind => ({
      name: `a recorded answer of ${address}`,
      act: async (rig) => {
        await rig.start(RECORDED);
        await rig.send(callWith(named(address), { patienceMs: 1_000 }));
      },
    }),
  ),
  {
    name: 'a request that breaks the contract',
    act: async (rig) => {
      await rig.start('baseline');
      await rig.call(rig.drawn.one([...reads, ...writes]), { productCode: 7, __proto__x: "it's" });
    },
  },
  {
    name: 'another login',
    act: async (rig) => {
      await rig.start('baseline');
      const operation = rig.drawn.one(writes);
      await rig.callForOther(operation, exampleOf(operation));
    },
  },
  {
    name: 'an example of the contract',
    act: async (rig) => {
      await rig.start('baseline');
      const operation = rig.drawn.one(reads.filter(({ examples }) => Object.keys(examples).length > 0));
      const example = rig.drawn.one(Object.keys(operation.examples));
      await rig.send(callWith(operation, { headers: { prefer: `example=${example}` } }));
    },
  },
  {
    name: 'a forced answer',
    act: async (rig) => {
      await rig.start('baseline');
      const { operation, code } = codeFor(rig);
      await rig.send(
        callWith(operation, {
          headers: { 'x-sim-force': rig.drawn.one([code, 'drop', 'http-502', 'nonsense']) },
        }),
      );
    },
  },
  {
    name: 'a word that forces',
    act: async (rig) => {
      await rig.start('baseline');
      await rig.ask(COUPON, { productCode: 'sim:9999999' });
    },
  },
  {
    name: 'a signed call',
    act: async (rig) => {
      await rig.start('baseline');
      const operation = rig.drawn.one(catalogue.filter(({ signed }) => signed));
      await rig.call(operation, exampleOf(operation));
    },
  },
  {
    name: 'a nonce used twice',
    act: async (rig) => {
      await rig.start('baseline');
      const operation = rig.drawn.one(catalogue.filter(({ signed, method }) => signed && method !== 'get'));
      const call = callWith(operation, {});
      const headers = { ...call.headers, ...signedHeaders(String(call.body), 'used-twice-0123456789') };
      await rig.send({ ...call, headers });
      await rig.send({ ...call, headers });
    },
  },
  {
    name: 'no signature',
    act: async (rig) => {
      await rig.start('baseline');
      const operation = rig.drawn.one(catalogue.filter(({ signed }) => signed));
      await rig.callUnsigned(operation, exampleOf(operation));
    },
  },
  {
    name: 'a documented code',
    act: async (rig) => {
      await rig.start('baseline');
      const { operation, code } = codeFor(rig);
      await rig.control('POST', '/faults', { on: operation.address, answer: { code } });
      await rig.call(operation, exampleOf(operation));
    },
  },
  {
    name: 'a real backend',
    act: async (rig) => {
      await rig.start('baseline');
      await rig.control('PUT', '/upstreams', { on: 'standard', url: rig.backend });
      await rig.ask(COUPON);
    },
  },
  {
    name: 'no real backend there',
    act: async (rig) => {
      await rig.start('baseline');
      await rig.control('PUT', '/upstreams', { on: COUPON, url: 'http://127.0.0.1:9' });
      await rig.ask(COUPON);
    },
  },
  fault('status', { status: 502 }),
  fault('page', { status: 503, body: PAGE }),
  fault('body that is another JSON', { body: '{"a":[1,2,{"b":null}]}' }),
  fault('delay', { delay: '80ms' }),
  fault('delay by chance', { delay: '40ms', spread: 0.5 }),
  fault('connection', { drop: 'connection' }),
  fault('lost answer', { drop: 'answer' }),
  fault('hang', { wire: 'hang' }),
  fault('reset', { wire: 'reset' }),
  fault('empty', { wire: 'empty' }),
  fault('truncated', { wire: 'truncated' }),
  fault('wrong type', { wire: 'wrong-type' }),
  fault('malformed chunk', { wire: 'malformed-chunk' }),
  fault('slow drip', { wire: 'slow-drip', over: '200ms' }),
  fault('only once', { status: 500 }, { times: 1 }),
  {
    name: 'fault: the second of the session, for the third call',
    act: async (rig) => {
      await rig.start('baseline');
      await rig.control('POST', '/faults', { on: BILL, answer: { code: '9302' } });
      await rig.control('POST', '/faults', {
        on: COUPON,
        answer: { code: '9999999' },
        when: { call: 3 },
        times: 1,
      });
      for (let count = 0; count < 3; count += 1) await rig.ask(COUPON);
    },
  },
  {
    name: 'fault: by chance',
    act: async (rig) => {
      await rig.start('baseline', { seed: rig.drawn.below(99) });
      await rig.control('POST', '/faults', { on: COUPON, answer: { status: 500 }, when: { percent: 50 } });
      for (let count = 0; count < 1 + rig.drawn.below(5); count += 1) await rig.ask(COUPON);
    },
  },
  {
    name: 'fault: used up',
    act: async (rig) => {
      await rig.start('baseline');
      await rig.control('POST', '/faults', { on: COUPON, answer: { status: 500 }, times: 1 });
      await rig.ask(COUPON);
      await rig.ask(COUPON);
    },
  },
  {
    name: 'fault: of a scenario, cleared',
    act: async (rig) => {
      await rig.start('increase-entry-fails');
      const [{ on }] = await rig.control<[{ on: string }]>('GET', '/faults');
      if (rig.drawn.below(2) === 0) await rig.control('DELETE', '/faults');
      await rig.ask(on);
    },
  },
  file('status', { status: 503 }),
  file('connection', { drop: 'connection' }),
  file('truncated', { wire: 'truncated' }),
  file('body', { body: '{"services":{}}' }),
  upload('a PDF', { name: '回单.pdf', content: padded('%PDF-1.7', 2000) }),
  upload('a PNG', { name: "it's 图 1.png", content: padded('\x89PNG\r\n\x1a\n', 3000) }),
  upload('a JPEG', { name: '照片.jpg', content: padded('\xff\xd8\xff\xe0', 70_000) }),
  upload('a large one', { name: 'large.pdf', content: padded('%PDF-1.7', 12_000_000) }),
  upload('an unknown kind', { name: 'a.exe', content: padded('MZ', 500) }),
  upload('an empty file', { name: 'empty.pdf', content: Buffer.alloc(0) }),
  upload('no file'),
  {
    name: 'upload: as JSON',
    act: async (rig) => {
      await rig.start('baseline');
      await rig.send({ ...post, path: rig.drawn.one(uploads).url, body: '{"productCode":"12003"}' });
    },
  },
  odd('no JSON', "{'productCode': '12003'}"),
  odd('none', ''),
  odd('a byte order mark', '\uFEFF{"productCode":"12003"}'),
  odd('spaces', '{ "productCode" : "12003" }\n'),
  odd('large numbers', '{"productCode":"12003","pageNum":9007199254740993,"amount":100.10}'),
  odd('no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])),
  odd('GBK', Buffer.from('{"productCode":"12003"}'), { 'content-type': 'application/json; charset=GBK' }),
  odd('compressed', gzipSync('{"productCode":"12003"}'), { 'content-encoding': 'gzip' }),
  odd('a form', '--b\r\n\r\n--b--', { 'content-type': 'multipart/form-data; boundary=b' }),
  odd('a text', 'productCode=12003', { 'content-type': 'text/plain' }),
  ...secretKinds,
];
