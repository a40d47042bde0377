import { auth } from './auth.ts';
import { certificate, certificateFile } from './certificate.ts';
import { contract, contractFile } from './contract.ts';
import { login, logout } from './login.ts';
import { mall } from './mall.ts';
import { parentsOnly } from './parentsOnly.ts';
import { phone } from './phone.ts';
import { plain } from './plain.ts';
import { realname } from './realname.ts';
import type { Outcome, Visit } from './visit.ts';

/** Simulated external pages, by the first step of their path below /_sim/ext/. */
export const pages: Readonly<Record<string, (visit: Visit) => Outcome>> = {
  login,
  logout,
  auth,
  contract,
  'contract-file': parentsOnly(contractFile),
  certificate: parentsOnly(certificate),
  'certificate-file': parentsOnly(certificateFile),
  mall,
  realname,
  phone,
  register: plain('注册企业账号', '企业账号在采购平台注册，注册后即可申请开通企业金采。'),
  invoice: plain('发票管理', '发票由采购平台开具，可在此查看与申请。'),
  payment: plain('收银台', '还款与充值在收银台完成。'),
  'user-center': plain('用户中心', '登录账号的资料与设置。'),
  'account-security': plain('账号与安全', '修改登录密码、绑定手机与安全设置。'),
  service: plain('在线客服', '客服热线 400-088-8816，服务时间每日9:00-22:00。'),
  agreement: plain('平台服务协议', '使用本平台即表示同意本协议的全部条款。'),
  privacy: plain('隐私政策', '我们只在提供服务所需的范围内处理您的信息。'),
  'app-download': plain('APP下载', '用手机扫描二维码，下载京东企业版。'),
  lending: plain('金采提现', '额度内提取现金，随借随还，请在借款站办理。'),
  'enterprise-purchase': plain('企业购', '面向企业的采购商城，下单时可使用企业金采支付。'),
  research: plain('用户调研', '感谢参与，您的意见会帮助我们改进。'),
};
