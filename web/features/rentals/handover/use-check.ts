import { checkLabels, type Stage } from '@filao/domain/rentals/check/check'
import { CheckCreation as Schema } from '@filao/domain/rentals/check/check.schema'
import { needsSettlement } from '@filao/domain/rentals/money/needs-settlement'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Form } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { useConfirmation } from '#ui/feedback/confirmation'
import { schemaRules } from '#ui/form/schema-rules'
import { useReturnPath } from '#ui/return-path'
import { landingOn } from '../brief/landing.ts'
import { type CheckValues, firstSignatures, firstState } from './outbox/check-values.ts'
import { deviceBox, findCheck, forgetCheck, type KeptCheck, storeCheck } from './outbox/outbox.ts'
import { type Outcome, submitCheck } from './outbox/sending.ts'

type Checked = {
  rental: Rental
  stage: Stage
  /** The values typed earlier on this device. */
  kept: KeptCheck | null
  /** Called with true when sending starts, and with false when it ends. */
  onSending: (isSending: boolean) => void
}

/** Returns the state of a check that is filled in: its values, what this device stores of it, and how it is sent. */
export function useCheck({ rental, stage, kept, onSending }: Checked) {
  const { company, user } = useSession()
  const navigate = useNavigate()
  const done = useReturnPath(paths.rentals)
  const [form] = Form.useForm<CheckValues>()
  const typed = Form.useWatch([], form) as CheckValues | undefined
  const [restored] = useState(kept)
  const [first] = useState(() => kept?.values ?? { ...firstState(rental.vehicle), ...firstSignatures(rental, user) })
  const blank = useBlank({ rental, stage }, restored, first)
  const box = useMemo(() => deviceBox(blank), [blank])
  const rules = schemaRules(Schema, useLabels(checkLabels), useLanguage())
  const sendConfirmed = useConfirmedSending()
  const storeTyped = (all: CheckValues) =>
    void storeCheck({ ...(findCheck(blank) ?? blank), values: { ...first, ...all }, keptAt: Date.now() })
  const forget = () => forgetCheck(findCheck(blank) ?? blank)
  const save = async (): Promise<Outcome> => {
    onSending(true)
    try {
      const outcome = await sendConfirmed(async (isConfirmed) => {
        await Promise.all(box.reading)
        const all = { ...first, ...form.getFieldsValue() }
        return await submitCheck({ ...(findCheck(blank) ?? blank), values: all }, isConfirmed)
      })
      // A recorded check leads to another screen, and until then nothing here is news.
      if (outcome.state !== 'recorded') onSending(false)
      return outcome
    } catch (refusal) {
      onSending(false)
      throw refusal
    }
  }
  const onSaved = async (outcome: Outcome) => {
    if (outcome.state !== 'recorded') return
    const settles = stage === 'return' && needsSettlement(outcome.rental, company)
    await navigate(settles ? paths.rentalSummary(rental.id) : done, { state: landingOn(rental), replace: true })
  }
  const values = { ...first, ...typed }
  const stored = findCheck(blank)
  return { form, first, typed, values, restored, stored, box, rules, storeTyped, forget, save, onSaved }
}

/** Returns the check as this device stores it before anything is typed. */
function useBlank(
  { rental, stage }: Pick<Checked, 'rental' | 'stage'>,
  restored: KeptCheck | null,
  first: CheckValues,
) {
  const { companyId, user } = useSession()
  const { id: rentalId, publicId } = rental
  const vehicleId = restored ? restored.vehicleId : rental.vehicleId
  const plate = rental.vehicle.registrationNumber
  return useMemo((): KeptCheck => {
    const about = { companyId, userId: user.id, rentalId, stage, vehicleId, publicId, plate }
    return { ...about, values: first, uploads: {}, sending: null, refusal: null, keptAt: 0 }
  }, [companyId, user.id, rentalId, stage, vehicleId, publicId, plate, first])
}

/** Returns a function that sends a check, and asks before a reading that is lower than the last one is recorded. */
function useConfirmedSending() {
  const { t } = useTranslation('rentals/handover')
  const { sendConfirmed } = useConfirmation()
  const question = { title: t('confirmTitle'), confirm: t('confirmOdometer'), correct: t('correct') }
  return (submit: (isConfirmed: boolean) => Promise<Outcome>) =>
    sendConfirmed('odometer_backwards', question, async (isConfirmed) => {
      const outcome = await submit(isConfirmed)
      if (outcome.state === 'refused') throw outcome.problem
      return outcome
    })
}
