import type { ThemeConfig } from 'antd';

/**
 * The theme of antd's components: the colours and sizes of `tokens.css`, repeated here because antd computes shades
 * from them and cannot read CSS variables.
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
    // The shades that antd would compute from such dark colours are muddy.
    colorSuccessBg: '#e4f4e9',
    colorSuccessBorder: '#93c9a5',
    colorWarningBg: '#fdf2d9',
    colorWarningBorder: '#dfb868',
    colorErrorBg: '#fdeaea',
    colorErrorBorder: '#e6a3a3',
    colorInfo: '#14509e',
    colorInfoBg: '#e6edf7',
    colorInfoBorder: '#a9c1e4',
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
    // A dialog covers the top bar (1050) too.
    zIndexPopupBase: 1100,
  },
  components: {
    Alert: { fontSizeLG: 16, withDescriptionIconSize: 20, withDescriptionPadding: 16 },
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 560 },
  },
});
