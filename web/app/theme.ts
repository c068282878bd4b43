import { type ThemeConfig, theme } from 'antd'

/** The colours of the product; `base.css` has the same under their names for what is drawn without antd. */
export const palette = {
  light: { lagoon: '#0b7a75', coral: '#c7402d', sand: '#faf8f4', paper: '#ffffff', slate: '#22303c', line: '#e5e0d6' },
  dark: { lagoon: '#2fa39b', coral: '#f0796a', sand: '#12181c', paper: '#1a2227', slate: '#e4e9ec', line: '#2d383f' },
}

/** antd's theme made of the product's colours, letters and corners. */
export function themeFor(dark: boolean): ThemeConfig {
  const colours = dark ? palette.dark : palette.light
  return {
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: colours.lagoon,
      colorInfo: colours.lagoon,
      colorLink: colours.lagoon,
      colorError: colours.coral,
      colorTextBase: colours.slate,
      colorBgLayout: colours.sand,
      colorBgBase: colours.paper,
      colorBgContainer: colours.paper,
      borderRadius: 6,
      fontFamily: "'Figtree Variable', system-ui, sans-serif",
      motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      motionDurationSlow: '0.18s',
      motionDurationMid: '0.14s',
      motionDurationFast: '0.08s',
    },
    components: {
      Table: { headerBg: 'transparent', headerSplitColor: 'transparent' },
      Form: { verticalLabelPadding: '0 0 4px' },
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    },
  }
}
