import type { CreatedCalendar } from '@filao/domain/calendars/calendar.schema'
import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFocusBack } from '#ui/feedback/focus-back'
import { Notice } from '#ui/feedback/Notice'
import { CopyField } from '#ui/form/CopyField'

type Props = { calendar: CreatedCalendar; onClose: () => void }

/** Shows the address of a new calendar to be copied, the only time it is known. */
export function AddressModal({ calendar: { name, url }, onClose }: Props) {
  const { t } = useTranslation('calendars')
  useFocusBack()
  return (
    <Modal
      open
      width={560}
      title={t('addressOf', { name })}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className="calendars-address">
        <Notice type="warning" role="status" title={t('once')} />
        <div className="calendars-address-row">
          <CopyField label={t('address')} value={url} copy={t('copy')} copied={t('copied')} />
        </div>
        <p>{t('how')}</p>
      </div>
    </Modal>
  )
}
