export const copy = {
  roledescription: '轮播',
  choose: '切换横幅',
  slide: (number: number) => `第${String(number)}张`,
} as const;
