/** A backend of a wallet. Every response is HTTP 200 with an integer code. It is correct, or has one of the faults. */
import { jsonIn, serve, type BackendResponse, type BackendRequest, type RunningServer } from '../http.ts';

export const faults = [
  'the code is a text',
  'no envelope around the balance',
  'the balance is a text',
  'cards have no kind',
  'an invalid request gets the code of a missing card',
  'a request without a login gets the code of an invalid one',
  'no session is required',
  'children may freeze',
  'a transfer does not change the balance',
  'a frozen card pays',
  'a card pays more than it holds',
  'the same request number pays twice',
  'a page is longer than requested',
  'the total is wrong',
  'the second page is the first',
  'a refusal carries data',
  'a refusal has no message',
  'a refusal omits its data',
  'an undocumented code is returned',
  'faults are HTTP 500',
  'a transfer of another company is shown',
  'a transfer shows another amount',
  'three decimals are accepted',
  'freezing does not last',
  'a refused transfer is listed',
  'the requested state is ignored',
  'broken JSON is answered with HTML',
  'a late balance',
] as const;
export type Fault = (typeof faults)[number];

interface Card {
  readonly cardNo: string;
  readonly company: string;
  readonly kind: 'MAIN' | 'SUB';
  cents: number;
  frozen: boolean;
}

interface Transfer {
  readonly transferNo: string;
  readonly requestNo: string;
  readonly fromCardNo: string;
  readonly toCardNo: string;
  readonly amount: number;
  readonly remark: string | null;
  readonly state: 'DONE' | 'FAILED';
  readonly company: string;
}

/** Users by their session, the value of X-Session: two of one company, one of another. */
const people: Readonly<Record<string, { readonly company: string; readonly child: boolean }>> = {
  'owner-91d2f4': { company: 'yueming', child: false },
  'clerk-0ac77e': { company: 'yueming', child: true },
  'other-6b13d8': { company: 'haoran', child: false },
};

const CODES = {
  invalid: 1001,
  noLogin: 1002,
  role: 1003,
  funds: 2001,
  frozen: 2002,
  card: 2003,
  transfer: 2004,
};
type Trouble = keyof typeof CODES;
const WORDS: Readonly<Record<Trouble, string>> = {
  invalid: '参数有误',
  noLogin: '请先登录',
  role: '仅主账号可操作',
  funds: '余额不足',
  frozen: '卡片已冻结',
  card: '卡片不存在',
  transfer: '转账不存在',
};

/** Starts the wallet. @param fault undefined for a correct backend */
export function startWallet(fault?: Fault, port = 0): Promise<RunningServer> {
  const wrong = (name: Fault): boolean => fault === name;
  let balanceRequests = 0;
  let cards: Card[] = [];
  let transfers: Transfer[] = [];

  /** Restores the data of the start. */
  const begin = (): void => {
    cards = [
      { cardNo: '6200000000000001', company: 'yueming', kind: 'MAIN', cents: 500_000_00, frozen: false },
      { cardNo: '6200000000000002', company: 'yueming', kind: 'SUB', cents: 8_000_00, frozen: false },
      { cardNo: '6200000000000003', company: 'yueming', kind: 'SUB', cents: 900_00, frozen: false },
      { cardNo: '6200000000000009', company: 'haoran', kind: 'MAIN', cents: 70_00, frozen: false },
    ];
    transfers = Array.from({ length: 5 }, (_, index) => ({
      transferNo: `T1000${index + 1}`,
      requestNo: `SEED000${index}`,
      fromCardNo: cards[index === 4 ? 3 : 0]!.cardNo,
      toCardNo: cards[1]!.cardNo,
      amount: 10 + index,
      remark: null,
      state: index === 2 ? 'FAILED' : 'DONE',
      company: index === 4 ? 'haoran' : 'yueming',
    }));
  };

  const good = (data: unknown): BackendResponse => ({
    status: 200,
    body: { code: wrong('the code is a text') ? '0' : 0, msg: 'ok', data },
  });
  const bad = (trouble: Trouble): BackendResponse => ({
    status: 200,
    body: {
      code: wrong('the code is a text') ? String(CODES[trouble]) : CODES[trouble],
      msg: wrong('a refusal has no message') ? '' : WORDS[trouble],
      ...(!wrong('a refusal omits its data') && {
        data: wrong('a refusal carries data') ? { hint: trouble } : null,
      }),
    },
  });

  const isCardNo = (value: unknown): value is string => typeof value === 'string' && /^62\d{14}$/.test(value);
  const cardOf = (cardNo: string, company: string): Card | undefined =>
    cards.find((card) => card.cardNo === cardNo && card.company === company);
  const shownCard = ({ cardNo, frozen, kind }: Card): object => ({
    cardNo,
    frozen,
    ...(!wrong('cards have no kind') && { kind }),
  });
  const shown = ({ company: _, ...made }: Transfer): object => made;

  function balance({ cardNo }: Record<string, unknown>, company: string): BackendResponse {
    if (!isCardNo(cardNo)) return bad('invalid');
    const card = cardOf(cardNo, company);
    if (!card) return bad('card');
    const available = wrong('the balance is a text') ? (card.cents / 100).toFixed(2) : card.cents / 100;
    const data = { cardNo, available, frozen: card.frozen, asOf: '2026-11-23T08:00:00+08:00' };
    if (wrong('no envelope around the balance')) return { status: 200, body: data };
    // Later than the timeLimit of 1 s in check.yaml. Only every fourth response, because the checker waits for each.
    const isLate = wrong('a late balance') && (balanceRequests += 1) % 4 === 1;
    return { ...good(data), ...(isLate && { after: 1100 }) };
  }

  function freeze(
    { cardNo, frozen }: Record<string, unknown>,
    company: string,
    child: boolean,
  ): BackendResponse {
    if (!isCardNo(cardNo) || typeof frozen !== 'boolean') return bad('invalid');
    if (child && !wrong('children may freeze')) return bad('role');
    const card = cardOf(cardNo, company);
    if (!card) return bad('card');
    const answer = good(shownCard({ ...card, frozen }));
    if (!wrong('freezing does not last')) card.frozen = frozen;
    return answer;
  }

  function transfer(given: Record<string, unknown>, company: string): BackendResponse {
    const { requestNo, fromCardNo, toCardNo, amount, remark = null } = given;
    if (typeof requestNo !== 'string' || !/^[A-Za-z0-9]{8,32}$/.test(requestNo)) return bad('invalid');
    if (!isCardNo(fromCardNo) || !isCardNo(toCardNo)) return bad('invalid');
    if (typeof amount !== 'number' || amount < 0.01 || amount > 1_000_000) return bad('invalid');
    const whole = Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;
    if (!whole && !wrong('three decimals are accepted')) return bad('invalid');
    if (remark !== null && (typeof remark !== 'string' || [...remark].length > 30)) return bad('invalid');
    if (wrong('an undocumented code is returned') && amount < 1)
      return { status: 200, body: { code: 3333, msg: '?', data: null } };
    if (wrong('faults are HTTP 500') && fromCardNo === toCardNo)
      return { status: 500, body: { error: 'deadlock' } };
    const before = transfers.find((each) => each.requestNo === requestNo && each.company === company);
    if (before && !wrong('the same request number pays twice')) return good(shown(before));
    const card = cardOf(fromCardNo, company);
    const to = cards.find((each) => each.cardNo === toCardNo);
    if (!card || !to) return bad('card');
    const cents = Math.round(amount * 100);
    if ((card.frozen || to.frozen) && !wrong('a frozen card pays')) return bad('frozen');
    if (card.cents < cents && !wrong('a card pays more than it holds')) {
      if (wrong('a refused transfer is listed')) remember('FAILED');
      return bad('funds');
    }
    if (!wrong('a transfer does not change the balance')) {
      card.cents = Math.max(0, card.cents - cents);
      to.cents += cents;
    }
    return good(shown(remember('DONE')));

    function remember(state: Transfer['state']): Transfer {
      const made: Transfer = {
        transferNo: `T${10_001 + transfers.length}`,
        requestNo: requestNo as string,
        fromCardNo: fromCardNo as string,
        toCardNo: toCardNo as string,
        amount: amount as number,
        remark: remark as string | null,
        state,
        company,
      };
      transfers.push(made);
      return made;
    }
  }

  function oneTransfer({ transferNo }: Record<string, unknown>, company: string): BackendResponse {
    if (typeof transferNo !== 'string' || transferNo.length < 1 || transferNo.length > 32)
      return bad('invalid');
    const found = transfers.find((each) => each.transferNo === transferNo);
    if (!found || (found.company !== company && !wrong('a transfer of another company is shown')))
      return bad('transfer');
    const extra = wrong('a transfer shows another amount') ? { amount: found.amount + 1 } : {};
    return good({ ...shown(found), ...extra });
  }

  function list({ pageNo, pageSize, state }: Record<string, unknown>, company: string): BackendResponse {
    const whole = (value: unknown, most: number): value is number =>
      typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
    if (!whole(pageNo, 10_000) || !whole(pageSize, 100)) return bad('invalid');
    if (state !== undefined && state !== 'DONE' && state !== 'FAILED') return bad('invalid');
    const all = transfers
      .filter((each) => each.company === company)
      .filter(
        (each) => state === undefined || wrong('the requested state is ignored') || each.state === state,
      )
      .reverse();
    const from = wrong('the second page is the first') ? 0 : (pageNo - 1) * pageSize;
    const size = wrong('a page is longer than requested') ? pageSize + 1 : pageSize;
    return good({
      total: wrong('the total is wrong') ? all.length + 3 : all.length,
      list: all.slice(from, from + size).map(shown),
    });
  }

  begin();
  return serve((asked: BackendRequest) => {
    const { path, headers, method } = asked;
    if (path === '/test/reset' && method === 'POST') return (begin(), { status: 204 });
    const session = headers['x-session'];
    const who =
      people[String(session)] ??
      (wrong('no session is required') ? { company: 'yueming', child: false } : undefined);
    const given = jsonIn(asked.body);
    if (!who)
      return bad(wrong('a request without a login gets the code of an invalid one') ? 'invalid' : 'noLogin');
    if (!given)
      return wrong('broken JSON is answered with HTML')
        ? { status: 200, body: '<html><body>error</body></html>', headers: { 'content-type': 'text/html' } }
        : bad('invalid');
    const answer = dispatch(path, given, who.company, who.child);
    if (
      wrong('an invalid request gets the code of a missing card') &&
      JSON.stringify(answer) === JSON.stringify(bad('invalid'))
    )
      return bad('card');
    return answer;
  }, port);

  function dispatch(
    path: string,
    given: Record<string, unknown>,
    company: string,
    child: boolean,
  ): BackendResponse {
    switch (path) {
      case '/api/balance/query':
        return balance(given, company);
      case '/api/card/list':
        return good({ cards: cards.filter((card) => card.company === company).map(shownCard) });
      case '/api/card/freeze':
        return freeze(given, company, child);
      case '/api/transfer/create':
        return transfer(given, company);
      case '/api/transfer/query':
        return oneTransfer(given, company);
      case '/api/transfer/list':
        return list(given, company);
      default:
        return { status: 404, body: { error: 'nothing here' } };
    }
  }
}
