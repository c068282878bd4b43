import { SyncOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#api/call'
import { getVehicleInformation } from '#api/calls'
import { isProblem } from '#api/problem'
import { useToast } from '#ui/feedback/toast'
import { useFill } from '#ui/form/fill'
import { useVehicleLookup } from './use-vehicle-lookup.ts'
import { knownFields } from './vehicle-information.ts'

/**
 * Fills in the data that the vehicle data service has for the plate. Fields unknown to it keep their value. Without a
 * service the button says so.
 */
export function SyncButton() {
  const { t } = useTranslation('fleet')
  const toast = useToast()
  const form = Form.useFormInstance()
  const fill = useFill()
  const hasLookup = useVehicleLookup()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const ask = async () => {
    const registrationNumber = String(form.getFieldValue('registrationNumber') ?? '').trim()
    setProblem(registrationNumber ? null : t('vehicle.plateFirst'))
    if (!registrationNumber) return
    setPending(true)
    try {
      fill(knownFields(await call(getVehicleInformation, { query: { registrationNumber } })))
      toast.success(t('vehicle.synchronized'))
    } catch (error) {
      if (isProblem(error, 'not_found')) setProblem(t('vehicle.notSynchronized'))
      else toast.problem(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="vehicle-sync">
      <Button icon={<SyncOutlined />} loading={pending} disabled={!hasLookup} onClick={() => void ask()}>
        {t('vehicle.synchronize')}
      </Button>
      <span role="status">{hasLookup === false ? t('vehicle.noLookup') : problem}</span>
    </div>
  )
}
