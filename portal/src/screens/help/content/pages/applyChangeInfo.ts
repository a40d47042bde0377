import { paths } from '#portal/paths.ts';
import { helpScreens } from '../../routes.ts';
import { links, list, note, section, steps, table, text, warning, helpPage } from '../blocks.ts';

/** Help on changes of the company's data. Sources: 1 §4 flow types, 2 §5 contract upgrade and real-name expiry. */
export const applyChangeInfo = helpPage(helpScreens.helpApplyChangeInfo, {
  summary: '企业信息、手机号、实名与合同有变化时怎么办。',
  sections: [
    section(
      'who',
      '谁可以变更',
      table(
        '账号与权限',
        ['事项', '母账号', '子账号'],
        [
          ['查看和完善企业信息', '可以', '不可以'],
          ['修改管理员手机号', '可以', '不可以'],
          ['签署服务合同、合同升级', '可以', '不可以，请联系母账号'],
          ['采购账号管理', '可以', '不可以'],
        ],
      ),
    ),
    section(
      'company',
      '完善企业信息',
      steps(
        [
          '进入企业信息',
          '母账号登录后，在左侧菜单选择“信息管理 > 企业信息”。菜单上有“待完善”标记时，说明有信息需要补充。',
        ],
        ['补充或更正', '按页面提示填写并提交。'],
        ['等待审核', '审核通过后，“待完善”标记消失。'],
      ),
    ),
    section(
      'phone',
      '修改管理员手机号',
      text(
        '管理员手机号在页面上隐藏中间位数显示。母账号可在“企业信息”中点击“修改”，通过短信验证码验证后更换。',
      ),
      list('短信验证码60秒后可重新获取。', '金采保理、先采后付的用户请在“修改经办人信息”中办理。'),
    ),
    section(
      'realname',
      '实名已失效',
      text(
        '企业实名信息失效后，首页企业名称旁会显示“实名已失效”。请点击标记重新完成企业实名认证，认证通过后恢复使用。',
      ),
    ),
    section(
      'contract',
      '合同升级',
      list(
        '菜单“服务合同”上有“待签署”标记时，请母账号阅读并签署。',
        '需要人脸识别的合同，请在15分钟内完成识别，期间请勿关闭窗口。',
        '子账号会看到“请联系企业的金采母账号签署最新合同”的提示。',
      ),
      warning('防诈骗提醒：变更信息不收取任何费用。请勿向任何个人账户转账，勿向他人透露短信验证码。'),
    ),
    section(
      'identity',
      '登录信息已变更',
      note(
        '在同一浏览器换用其他账号登录后，返回原页面时会提示“登录信息已变更，系统将刷新页面”。刷新后显示新账号的信息。',
      ),
      links(['开通指引', paths.helpApplyGuide()], ['常见问题', paths.help()]),
    ),
  ],
});
