import type { ThemeConfig } from 'antd';

/**
 * The theme of antd's components: the colours and sizes of `tokens.css`, which it cannot read because it computes
 * shades from them.
 */
export const antdTheme = (prefersReducedMotion: boolean): ThemeConfig => ({
  cssVar: { key: 'portal' },
  hashed: false,
  token: {
    colorPrimary: '#0b2a5b',
    colorLink: '#14509e',
    colorSuccess: '#1d7d3f',
    colorWarning: '#b26a00',
    colorError: '#b42318',
    colorTextBase: '#1b2430',
    colorTextPlaceholder: '#616d7a',
    colorTextDisabled: '#616d7a',
    colorBgLayout: '#f1f3f5',
    colorBorder: '#7d8996',
    fontFamily: 'var(--p-font)',
    fontSize: 16,
    controlHeight: 40,
    borderRadius: 4,
    motion: !prefersReducedMotion,
  },
});
