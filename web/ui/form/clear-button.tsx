import { CloseCircleFilled } from '@ant-design/icons'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Returns the button that empties a Select, named in the user's language: antd's own name is English. */
export function useClearButton() {
  const { t } = useTranslation('ui')
  const label = t('clear')
  return useMemo(() => ({ label, clearIcon: <CloseCircleFilled aria-hidden /> }), [label])
}

/** Returns the button that empties a text field; it has the name of its icon. */
export function useTextClearButton() {
  const { t } = useTranslation('ui')
  const label = t('clear')
  return useMemo(() => ({ clearIcon: <CloseCircleFilled aria-label={label} /> }), [label])
}
