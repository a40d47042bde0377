import { IncreaseMethod } from '#generated/shared/enums/IncreaseMethod.ts';
import { IncreaseStatus } from '#generated/shared/enums/IncreaseStatus.ts';

/** Texts of the increase page (docs/design/copy.md: increase, popup.increase). */
export const copy = {
  title: '提额活动',
  intro: '选择一种提额方式提交申请，审核结果在提额记录中查看。',
  tabs: { label: '提额申请与记录', apply: '申请提额', records: '提额记录' },
  child: '仅母账号可申请提额，请联系企业母账号',
  notSupported: '当前产品不支持在线提额',
  methods: {
    title: '提额方式',
    none: '暂无可用的提额方式',
    describe: {
      [IncreaseMethod.Auto]: '系统综合评估，无需提交资料',
      [IncreaseMethod.File]: '上传经营资料，人工审核',
      [IncreaseMethod.Privileged]: '会员特权，优先审核',
      [IncreaseMethod.Quick]: '批发金采专享，快速出结果',
    } satisfies Record<IncreaseMethod, string>,
  },
  limits: { current: '当前总额度（元）', upper: '最高可提升至（元）' },
  materials: {
    title: '提额资料',
    none: '该方式无需提交资料',
    required: '必传',
    optional: '选传',
    count: (done: number, max: number) => `已上传${String(done)}份，最多${String(max)}份`,
    limits: (megabytes: number) => `支持PNG、JPG、PDF格式，单个文件不超过${String(megabytes)}MB`,
    missing: (min: number) => `请至少上传${String(min)}份`,
  },
  sms: {
    label: '短信验证码',
    placeholder: '请输入验证码',
    hint: '提额将更新您的额度协议，验证码发送至预留手机号',
    sent: (phone: string) => `验证码已发送至${phone}`,
    wrong: '请输入6位数字验证码',
  },
  apply: '申请提额',
  confirm: {
    title: '确认申请提额',
    message: (method: string, upper: string) => `提额方式：${method}，额度最高可提升至${upper}元。`,
  },
  result: {
    title: {
      [IncreaseStatus.Reviewing]: '提额申请已提交',
      [IncreaseStatus.Approved]: '提额成功',
      [IncreaseStatus.Refused]: '提额未通过',
    } satisfies Record<IncreaseStatus, string>,
    reviewing: (day: string) => `资料正在审核，预计<strong>${day}</strong>前完成`,
    approved: (limit: string) => `您的总额度已提升至<strong>${limit}</strong>元`,
    home: '返回首页',
    records: '查看记录',
    detail: '申请详情',
    applyNoOf: (applyNo: string) => `申请编号：${applyNo}`,
  },
  fields: {
    applyNo: '申请编号',
    method: '提额方式',
    status: '状态',
    limitBefore: '申请时额度（元）',
    limitAfter: '提额后额度（元）',
    submittedAt: '提交时间',
    finishedAt: '完成时间',
    expectedAt: '预计完成时间',
    refuseReason: '未通过原因',
  },
  guide: {
    methods: '在这里选择提额方式，只列出对您开放的方式。',
    apply: '备齐资料、验证短信后提交申请。',
    records: '申请进度和历史结果在提额记录里查看。',
  },
} as const;
