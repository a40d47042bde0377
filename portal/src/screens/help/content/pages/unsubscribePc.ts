import { HOTLINE } from '#portal/copy/contact.ts';
import { paths } from '#portal/paths.ts';
import { helpScreens } from '../../routes.ts';
import { links, note, section, steps, table, helpPage } from '../blocks.ts';
import { cancelConditions } from '../unsubscribeConditions.ts';

/** Help on cancelling a product on this site. Source: 1 §2 for the menus. */
export const unsubscribePc = helpPage(helpScreens.helpUnsubscribePc, {
  summary: '在本网站注销产品的条件与步骤。',
  sections: [
    cancelConditions,
    section(
      'children',
      '先处理子账号',
      steps(
        ['进入采购账号管理', '母账号登录后，在左侧菜单选择“支付设置 > 采购账号管理”。'],
        ['冻结或删除子账号', '逐个冻结或删除名下的子账号。'],
      ),
    ),
    section(
      'steps',
      '注销步骤',
      steps(
        ['进入产品注销', '在左侧菜单展开“账号与安全”，选择“产品注销”。'],
        ['阅读注销须知', '阅读并勾选“我已阅读并同意注销须知”。'],
        ['校验注销条件', '系统逐项校验；不符合时，按提示处理后再申请。'],
        ['提交申请', '确认“注销后将无法继续使用该产品”后提交。'],
        ['查看结果', '显示“产品已注销”即办理完成；显示“注销申请已提交”时，请等待处理结果。'],
      ),
    ),
    section(
      'entry',
      '哪些产品有入口',
      table(
        '注销入口',
        ['产品', '入口'],
        [
          ['企业金采、药京采金采、公司金采、批发金采', '账号与安全 > 产品注销（母账号）'],
          ['分销金采', '账号与安全 > 产品注销（母账号）'],
          ['金采保理、先采后付', '账号与安全 > 产品注销（母账号）'],
          ['其他产品', `请致电客服热线${HOTLINE}办理`],
        ],
      ),
      note('注销前需要结清证明的，请母账号先在“结清证明”中办理（企业金采、批发金采）。'),
      links(['手机端注销', paths.helpUnsubscribeH5()], ['还款账户', paths.helpRepayAccount()]),
    ),
  ],
});
