import type { FaceFailure } from './faceResult.ts';

/** Texts on the legal person's authentication. 2 §4, §5 */
export const copy = {
  closeWindow: '请关闭此窗口，回到原页面继续',
  done: '认证已完成',
  cancelled: '您已取消认证',
  restart: '请重新发起认证',
  reasons: {
    start: '认证未开始',
    'in-progress': '认证进行中',
    'process-failed': '认证流程失败',
    'not-needed': '无需认证',
    'risk-refused': '风控拒绝认证',
    'not-logged-in': '您尚未登录，请先登录',
    'link-timeout': '认证链接已超时，请重新发起认证',
    'other-error': '认证出错，请稍后重试',
    exception: '认证异常，请稍后重试',
  } satisfies Record<FaceFailure, string>,
};
