import { LoadingOutlined } from '@ant-design/icons'
import { QueryClientProvider } from '@tanstack/react-query'
import { ConfigProvider } from 'antd'
import en from 'antd/locale/en_GB'
import fr from 'antd/locale/fr_FR'
import { type PropsWithChildren, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { cache } from '#api/cache'
import { LatePopups } from '#ui/popups/LatePopups'
import { useAppearance } from './appearance.ts'
import { themeFor } from './theme.ts'

// Hides the icon's own name: it is English in every language, would join the button's name, and may stay after the icon
// is gone.
const busyButton = { loadingIcon: <LoadingOutlined aria-hidden /> }

/** Provides antd in the product's colours and the user's language, and the cache of reads. */
export function Providers({ children }: PropsWithChildren) {
  const { i18n } = useTranslation()
  const { dark } = useAppearance()
  const theme = useMemo(() => themeFor(dark), [dark])
  const english = i18n.language === 'en'
  return (
    <QueryClientProvider client={cache}>
      <ConfigProvider theme={theme} locale={english ? en : fr} componentSize="middle" button={busyButton}>
        <LatePopups />
        {children}
      </ConfigProvider>
    </QueryClientProvider>
  )
}
