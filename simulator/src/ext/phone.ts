/** Page with all simulated text messages, on which testers read codes and open links (spec 2 §9, 1 §2). */
import { OpeningStatus } from '#generated/shared/enums.ts';
import { SmsTypeLabel } from '#generated/shared/labels.ts';
import { terms } from '../world/terms.ts';
import { instantOfMoment, type Instant, type Moment } from '../world/values/calendar.ts';
import type { World } from '../world/world.ts';
import { markup, type Html } from './html.ts';
import type { Outcome, Visit } from './visit.ts';

interface Message {
  readonly phone: string;
  readonly at: Moment;
  readonly text: Html;
}

/** `/_sim/ext/phone`: all messages of this session, newest first; `?phone=` filters by number. */
export function phone({ world, query, now }: Visit): Outcome {
  const only = query.get('phone');
  const all = messages(world, now).toSorted((left, right) => right.at.localeCompare(left.at));
  const shown = only === null ? all : all.filter((message) => message.phone === only);
  const numbers = [...new Set(all.map((message) => message.phone))];
  return {
    title: only === null ? '收到的短信' : `${only}收到的短信`,
    content: markup`${
      numbers.length < 2 && only === null
        ? ''
        : markup`<p><a href="?">全部号码</a>${numbers.map((number) => markup`　<a href="?phone=${number}">${number}</a>`)}</p>`
    }
      ${
        shown.length === 0
          ? markup`<p>还没有短信。门户发送验证码或签署链接后，刷新本页即可看到。</p>`
          : markup`<ul class="plain">${shown.map(line)}</ul>`
      }
      <p><a class="button" href="">刷新</a></p>`,
  };
}

const line = ({ phone: number, at, text }: Message): Html =>
  markup`<li><p class="caption">${at}　${number}</p><p>${text}</p></li>`;

const messages = (world: World, now: Instant): Message[] => [
  ...codes(world, now),
  ...signLinks(world),
  ...results(world),
];

/** Messages with an SMS code. The code is always the same; purpose and validity differ. */
const codes = ({ sms }: World, now: Instant): Message[] =>
  sms.map(({ type, phone: number, sentAt, verified }) => {
    const isOver = now - instantOfMoment(sentAt) >= terms.smsExpireSeconds * 1000;
    const expiry = isOver ? '（已过期）' : '';
    return {
      phone: number,
      at: sentAt,
      text: markup`【企业金采】验证码<strong>${terms.smsCode}</strong>，用于${SmsTypeLabel[type]}，${terms.smsExpireSeconds / 60}分钟内有效。${
        verified ? '（已使用）' : expiry
      }`,
    };
  });

/** Messages with the link for signing, which the provider sends to the legal person. */
const signLinks = ({ opening }: World): Message[] =>
  opening.applications.flatMap(({ company, links }) =>
    links.map(({ linkNo, phone: number, sentAt, signedAt }) => ({
      phone: number,
      at: sentAt,
      text: markup`【企业金采】${company?.companyName ?? ''}请您签署开通合同，${terms.signLinkHours}小时内有效：<a href="/front/contractSignNoLogin?linkNo=${linkNo}">打开签署链接</a>${
        signedAt === undefined ? '' : '（已签署）'
      }`,
    })),
  );

/** Text of the message about the result of an application, which the result page announces. */
const resultMessages: Partial<Record<OpeningStatus, string>> = {
  [OpeningStatus.Passed]: '开通申请已通过，产品已开通。',
  [OpeningStatus.Refused]: '开通申请未通过，请登录查看原因。',
  [OpeningStatus.MoreInfo]: '开通申请需要补充资料，请登录查看。',
  [OpeningStatus.Contract]: '开通申请已通过审核，请登录签署合同。',
};

const results = ({ opening, company }: World): Message[] =>
  opening.applications.flatMap(({ status, audit }) => {
    const text = resultMessages[status];
    return text === undefined || audit === undefined
      ? []
      : [{ phone: company.admin.phone, at: audit.finishedAt, text: markup`【企业金采】${text}` }];
  });
