import { overdueReasonLabel, stoppingDeadlines, stopSentence } from '@filao/domain/upkeep/departure'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { listVehicleDeadlines } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useCan, useSession } from '#session/session'
import { Notice } from '#ui/feedback/Notice'
import { FormGroup } from '#ui/form/FormScreen'

type Props = {
  vehicleId: number
  /** The path of the reason in the form. */
  name: string | string[]
}

/**
 * Says why a vehicle must not leave: an overdue inspection or insurance. An administrator gets the field of the reason
 * that lets it leave.
 */
export function DepartureStop({ vehicleId, name }: Props) {
  const { t } = useTranslation('upkeep')
  const language = useLanguage()
  const { companyId } = useSession()
  const mayOverride = useCan('departures.override')
  const read = useRead(listVehicleDeadlines, { params: { companyId, vehicleId } })
  const stopping = stoppingDeadlines(read.data ?? [])
  if (stopping.length === 0) return null
  return (
    <>
      <Notice
        type="error"
        role="alert"
        title={stopSentence(stopping, language)}
        description={t(mayOverride ? 'stop.admin' : 'stop.staff')}
      />
      {mayOverride && (
        <FormGroup>
          <Form.Item
            name={name}
            label={overdueReasonLabel[language]}
            rules={[{ required: true, whitespace: true, message: t('stop.required') }]}
          >
            <Input maxLength={500} />
          </Form.Item>
        </FormGroup>
      )}
    </>
  )
}
