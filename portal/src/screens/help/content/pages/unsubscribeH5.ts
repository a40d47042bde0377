import { HOTLINE } from '#portal/copy/contact.ts';
import { paths } from '#portal/paths.ts';
import { helpScreens } from '../../routes.ts';
import { links, list, note, section, steps, helpPage } from '../blocks.ts';
import { cancelConditions } from '../unsubscribeConditions.ts';

/** Help on cancelling a product in the apps. Source: 2 §2.2. */
export const unsubscribeH5 = helpPage(helpScreens.helpUnsubscribeH5, {
  summary: '在手机APP中注销产品的条件与步骤。',
  sections: [
    cancelConditions,
    section(
      'steps',
      '注销步骤',
      steps(
        ['打开APP', '使用母账号登录京东金融（我的 > 金采）或京东企业版（我的 > 企业金采）。'],
        ['选择产品注销', '在金采页面的账号与安全中，选择“产品注销”。'],
        ['阅读注销须知', '阅读并同意注销须知。'],
        ['校验与身份验证', '系统校验是否符合注销条件，按提示完成身份验证。'],
        ['提交申请', '确认后提交，按页面提示查看处理结果。'],
      ),
      note('APP中没有“产品注销”入口时，请在PC端办理。'),
    ),
    section(
      'children',
      '名下还有子账号',
      list(
        '子账号不能注销产品。',
        '冻结或删除子账号须由母账号在PC端的“采购账号管理”中办理，办理后再回到手机端注销。',
      ),
    ),
    section(
      'service',
      '遇到问题',
      list(`请致电客服热线${HOTLINE}（每日9:00-22:00），或咨询24小时智能客服。`),
      links(['PC端注销', paths.helpUnsubscribePc()], ['在线还款', paths.helpRepayOnline()]),
    ),
  ],
});
