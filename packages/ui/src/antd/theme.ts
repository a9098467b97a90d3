import type { ThemeConfig } from 'antd';

const LIGHT = {
  colorPrimary: '#0b2a5b',
  colorLink: '#14509e',
  colorSuccess: '#1d7d3f',
  colorWarning: '#b26a00',
  colorError: '#b42318',
  // Given explicitly, because the shades that antd derives from such dark colours are muddy.
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
} satisfies ThemeConfig['token'];

/** Every shade is explicit, because antd's dark algorithm would alter the given colours. */
const DARK = {
  colorPrimary: '#9cc3ff',
  colorPrimaryHover: '#c3dbff',
  colorPrimaryActive: '#7fb2ff',
  colorPrimaryBg: '#1f3049',
  colorPrimaryBorder: '#3c5d8c',
  // For text on light blue buttons and on bright red danger buttons.
  colorTextLightSolid: '#0b1626',
  colorLink: '#8ab8ff',
  colorLinkHover: '#c3dbff',
  colorLinkActive: '#7fb2ff',
  colorSuccess: '#86dba6',
  colorSuccessBg: '#12301f',
  colorSuccessBorder: '#2f6b47',
  colorWarning: '#f0c46e',
  colorWarningBg: '#33270f',
  colorWarningBorder: '#7a5d21',
  colorError: '#ffa3a3',
  colorErrorHover: '#ffc2c2',
  colorErrorActive: '#ff8a8a',
  colorErrorBg: '#3a1719',
  colorErrorBgHover: '#4a1d20',
  colorErrorBorder: '#8a3a3d',
  colorErrorBorderHover: '#ffc2c2',
  colorInfo: '#8ab8ff',
  colorInfoBg: '#1f3049',
  colorInfoBorder: '#3c5d8c',
  colorTextBase: '#e6ebf2',
  colorText: '#e6ebf2',
  colorTextHeading: '#e6ebf2',
  colorTextSecondary: '#c3ccd6',
  colorTextTertiary: '#a9b5c2',
  colorTextQuaternary: '#a9b5c2',
  colorTextDescription: '#a9b5c2',
  colorTextPlaceholder: '#a9b5c2',
  colorTextDisabled: '#a9b5c2',
  colorIcon: '#a9b5c2',
  colorIconHover: '#e6ebf2',
  colorBgBase: '#18212d',
  colorBgLayout: '#0f151d',
  colorBgContainer: '#18212d',
  colorBgElevated: '#1d2836',
  colorBgSpotlight: '#303c4b',
  colorBgContainerDisabled: '#27313d',
  colorBgTextHover: '#27313d',
  colorBgTextActive: '#303c4b',
  colorBgMask: 'rgb(0 0 0 / 60%)',
  colorFill: '#3a4756',
  colorFillSecondary: '#303c4b',
  colorFillTertiary: '#27313d',
  colorFillQuaternary: '#1d2836',
  colorBorder: '#7d8a99',
  colorBorderSecondary: '#303c4b',
  colorBorderDisabled: '#4a5765',
  colorSplit: '#303c4b',
} satisfies ThemeConfig['token'];

/**
 * The theme of antd's components: the colours and sizes of `tokens.css`, repeated here because antd derives shades from
 * them and cannot read CSS variables.
 */
export const antdTheme = (prefersReducedMotion: boolean, isDark = false): ThemeConfig => ({
  cssVar: { key: isDark ? 'portal-dark' : 'portal' },
  hashed: false,
  token: {
    ...(isDark ? DARK : LIGHT),
    fontFamily: 'var(--p-font)',
    fontSize: 16,
    controlHeight: 40,
    borderRadius: 4,
    motion: !prefersReducedMotion,
    // A lower opacity would give the text of a loading button too little contrast.
    opacityLoading: 0.8,
    // Above the top bar (1050), so that dialogs cover it.
    zIndexPopupBase: 1100,
  },
});
