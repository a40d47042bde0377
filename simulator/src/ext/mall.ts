/** The checkout page of the mall: the account that is logged in buys on credit, under the provider's rules. */
import { leftFor } from '../world/accounts/limits.ts';
import { accountOf } from '../world/company/company.ts';
import { placeOrders, type PurchaseRefusal } from '../world/orders/purchases.ts';
import { checkPassword, needsPassword } from '../world/payment/password.ts';
import { defaultProduct } from '../world/products.ts';
import { cents, yuan } from '../world/values/money.ts';
import type { World } from '../world/world.ts';
import { markup, type Html } from './html.ts';
import type { Outcome, Visit } from './visit.ts';

const reasons: Readonly<Record<PurchaseRefusal, string>> = {
  'not-a-buyer': '当前账号不是采购账号，不能使用企业金采下单',
  'account-frozen': '您的采购账号已被母账号冻结，暂不能下单',
  frozen: '企业额度已冻结，暂不能下单',
  'above-quota': '订单金额超过企业可用额度，请调整后提交',
  'above-limit': '订单金额超过您的上限额度，请联系母账号调整',
};

const title = '收银台';

/** Reads an amount of the form in cents; undefined if invalid. */
function amountOf(text: string | null | undefined): number | undefined {
  const amount = cents(Number(text));
  return Number.isSafeInteger(amount) && amount > 0 ? amount : undefined;
}

export function mall({ world, form, now }: Visit): Outcome {
  const account = accountOf(world, world.viewer.pin);
  if (!world.viewer.loggedIn || account === undefined)
    return { title, content: markup`<p>${reasons['not-a-buyer']}</p>` };
  if (form === undefined) return { title, content: checkout(world, yuan(leftFor(world, account))) };
  const amount = amountOf(form.get('amount'));
  if (amount === undefined) return { title, content: refusal('请输入大于0的金额') };
  const product = world.viewer.product ?? defaultProduct;
  const goods = form.get('goods')?.trim().slice(0, 40) || '伺服电机';
  const check = needsPassword(world, amount)
    ? checkPassword(world, form.get('password') ?? '', now)
    : { world };
  if ('refuse' in check)
    return {
      title,
      content: refusal(check.refuse === 'wrong' ? '支付密码错误，请重新输入' : '支付密码已锁定，请稍后重试'),
      world: check.world,
    };
  const outcome = placeOrders(check.world, [{ product, pin: account.pin, goods, amount }], now);
  if ('refuse' in outcome) return { title, content: refusal(reasons[outcome.refuse]), world: check.world };
  const placed = outcome.world.orders.at(-1)?.id ?? '';
  return {
    title: '下单成功',
    content: markup`<p>订单${placed}已使用企业金采支付${yuan(amount).toFixed(2)}元。</p>
      <p><a class="button" href="/front/">返回企业金采</a></p>`,
    world: outcome.world,
  };
}

const checkout = ({ viewer, paySetting }: World, left: number): Html =>
  markup`<p>${viewer.pin}，还可使用${left.toFixed(2)}元</p>
    <form method="post">
      <p><label>商品 <input name="goods" value="伺服电机" maxlength="40"></label></p>
      <p><label>金额（元） <input name="amount" inputmode="decimal" required></label></p>
      ${paySetting.password === undefined ? '' : passwordField}
      <button class="primary">提交订单</button>
    </form>`;

const passwordField = markup`<p><label>支付密码 <input name="password" type="password" inputmode="numeric" maxlength="6"></label></p>`;

const refusal = (reason: string): Html =>
  markup`<p role="alert">${reason}</p>
    <p><a class="button" href="/_sim/ext/mall">返回修改</a></p>`;
