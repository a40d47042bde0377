export const bannerWords = { label: '产品推荐' } as const;
