/** Texts of the choice between light and dark. They load with the control. */
export const themeWords = { title: '外观', system: '跟随系统', light: '浅色', dark: '深色' } as const;
