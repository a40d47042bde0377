import type { Outputs } from '#generated/provisional/io.ts';

type Answer = Outputs['getUserInfo'];

/** 1 §3 userInfo: nine fields, each present whether the provider knows it or not. */
export interface UserInfo {
  readonly jdpin: string;
  readonly nickname: string | undefined;
  readonly companyName: string;
  /** Unmasked: pages mask it. */
  readonly phone: string | undefined;
  readonly status: Answer['status'];
  readonly acctType: Answer['acctType'];
  readonly permissionType: number;
  readonly userTag: Answer['userTag'] | undefined;
  readonly openChannel: string | undefined;
}

/** The nickname has its own endpoint, which takes precedence. 1 §7 */
export const userInfoOf = (answer: Answer, nickname: string | undefined): UserInfo => ({
  jdpin: answer.jdpin,
  nickname: nickname ?? answer.nickname,
  companyName: answer.companyName,
  phone: answer.phone,
  status: answer.status,
  acctType: answer.acctType,
  permissionType: answer.permissionType ?? 0,
  userTag: answer.userTag,
  openChannel: answer.openChannel,
});
