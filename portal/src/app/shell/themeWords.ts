/** Texts of the choice between light and dark, loaded with it. */
export const themeWords = { title: '外观', system: '跟随系统', light: '浅色', dark: '深色' } as const;
