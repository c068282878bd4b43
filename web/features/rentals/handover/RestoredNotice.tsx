import { useTranslation } from 'react-i18next'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { Notice } from '#ui/feedback/Notice'

type Props = { forget: () => Promise<void>; onForgotten: () => void }

/** Says that a check was begun earlier on this device, and offers to clear it. */
export function RestoredNotice({ forget, onForgotten }: Props) {
  const { t } = useTranslation('rentals/handover')
  const clear = async () => {
    await forget()
    onForgotten()
  }
  return (
    <Notice
      type="info"
      title={t('restored')}
      action={
        <ConfirmButton question={t('clearAllQuestion')} confirm={t('clearAll')} onConfirm={clear}>
          {t('clearAll')}
        </ConfirmButton>
      }
    />
  )
}
