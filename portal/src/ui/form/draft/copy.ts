/** Texts about restored input. */
export const draftCopy = { restored: '已恢复您上次填写但未确认的内容，请核对后继续。' } as const;
