import { type ThemeConfig, theme } from 'antd'

/**
 * Returns antd's theme in the product's colours, fonts and corners. The colours are read from `base.css`, as the page
 * shows them now.
 */
export function themeFor(dark: boolean): ThemeConfig {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    // The build has written antd's styles (`build/static-styles.ts`), so antd makes none in the browser.
    hashed: false,
    zeroRuntime: import.meta.env.PROD,
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: colour('lagoon-seed'),
      colorInfo: colour('lagoon-seed'),
      colorLink: colour('lagoon-seed'),
      colorError: colour('coral'),
      // The lighter colour that antd computes has too little contrast with white.
      colorPrimaryHover: colour('lagoon-deep'),
      colorPrimaryBg: colour('lagoon-soft'),
      colorPrimaryBgHover: colour('lagoon-soft'),
      colorInfoBg: colour('lagoon-soft'),
      colorInfoBorder: colour('lagoon'),
      colorTextBase: colour('slate'),
      colorText: colour('slate'),
      colorTextSecondary: colour('slate-soft'),
      colorTextTertiary: colour('slate-soft'),
      colorTextDescription: colour('slate-soft'),
      colorTextPlaceholder: colour('slate-soft'),
      colorBgLayout: colour('sand'),
      colorBgBase: colour('paper'),
      colorBgContainer: colour('paper'),
      colorBgElevated: colour('raised'),
      colorBorder: colour('control-line'),
      colorBorderSecondary: colour('line'),
      colorSplit: colour('line'),
      controlItemBgActive: colour('lagoon-soft'),
      controlItemBgActiveHover: colour('lagoon-soft'),
      borderRadius: 6,
      fontFamily: "'Figtree Variable', system-ui, sans-serif",
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      motionDurationSlow: '0.18s',
      motionDurationMid: '0.14s',
      motionDurationFast: '0.08s',
    },
    components: {
      Avatar: { colorTextPlaceholder: colour('lagoon'), colorTextLightSolid: colour('on-lagoon') },
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        primaryColor: colour('on-lagoon'),
        dangerColor: colour('on-lagoon'),
      },
      Dropdown: { colorPrimary: colour('lagoon-deep') },
      Form: { verticalLabelPadding: '0 0 4px', itemMarginBottom: 20 },
      Table: { headerBg: 'transparent', headerSplitColor: 'transparent' },
    },
  }
}
