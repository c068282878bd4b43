import { CheckOutlined } from '@ant-design/icons'
import { deadlineName } from '@filao/domain/upkeep/deadline'
import type { Deadline } from '@filao/domain/upkeep/deadline.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { DoneModal } from './LazyModals.tsx'

type Props = {
  deadline: Deadline
  odometer: number
  /** Named where the list has several vehicles. */
  plate?: string
}

/** Opens the record of a deadline that was done. */
export function DoneButton({ deadline, odometer, plate }: Props) {
  const { t } = useTranslation('upkeep')
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const name = t('doneOf', { name: [plate, deadlineName(deadline)[language]].filter(Boolean).join(' · ') })
  return (
    <>
      <Button icon={<CheckOutlined aria-hidden />} aria-label={name} onClick={() => setIsOpen(true)}>
        {t('done')}
      </Button>
      {isOpen && <DoneModal deadline={deadline} odometer={odometer} title={name} onClose={() => setIsOpen(false)} />}
    </>
  )
}
