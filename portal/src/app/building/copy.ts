export const building = (title: string): string => `${title}页面建设中`;
