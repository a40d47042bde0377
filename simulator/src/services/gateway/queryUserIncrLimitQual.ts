import type { Handler } from '../handler.ts';

export const queryUserIncrLimitQual: Handler<'gateway', 'queryUserIncrLimitQual'> = (
  { queryTypeList },
  { world },
) => ({
  data: {
    statusList: queryTypeList.map((queryType) => ({
      queryType,
      enabledIncreaseLimit: world.increase.methods.includes(queryType),
    })),
  },
});
