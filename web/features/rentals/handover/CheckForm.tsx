import type { Damage } from '@filao/domain/fleet/damage/damage.schema'
import { checkLabels, type Stage } from '@filao/domain/rentals/check/check'
import { CheckCreation as Schema } from '@filao/domain/rentals/check/check.schema'
import type { DriversVerdict } from '@filao/domain/rentals/drivers/verdict.schema'
import { requiredProofs } from '@filao/domain/rentals/handover/missing-from-check'
import { needsSettlement } from '@filao/domain/rentals/money/needs-settlement'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Form } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { DepartureStop } from '#features/upkeep/public'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { useConfirmation } from '#ui/feedback/confirmation'
import { Notice } from '#ui/feedback/Notice'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { useReturnPath } from '#ui/return-path'
import { landingOn } from '../brief/landing.ts'
import { DriverNotice } from '../drivers/DriverNotice.tsx'
import { DeliveryPhotos } from './DeliveryPhotos.tsx'
import { MissingInBar, MissingProofs, requiredRule } from './MissingProofs.tsx'
import { type CheckValues, firstSignatures, firstState, isSigned, type TakenPhoto } from './outbox/check-values.ts'
import { deviceBox, findCheck, forgetCheck, type KeptCheck, storeCheck } from './outbox/outbox.ts'
import { SendingProgress } from './outbox/SendingProgress.tsx'
import { type Outcome, submitCheck } from './outbox/sending.ts'
import { PhotoBoxContext } from './outbox/stored-photos.ts'
import { PhotosField } from './PhotosField.tsx'
import { SignatureField } from './SignatureField.tsx'
import { SinceDelivery } from './SinceDelivery.tsx'
import { StateFields } from './StateFields.tsx'
import './check.css'

type Props = {
  rental: Rental
  stage: Stage
  known: readonly Damage[]
  /** The values typed earlier on this device. */
  kept: KeptCheck | null
  /** The rules that the drivers of a departure break; undefined when unknown. */
  verdict: DriversVerdict | undefined
  /** Called with true when sending starts, and with false when it ends. */
  onSending: (isSending: boolean) => void
  onForgotten: () => void
}

/**
 * Records the check of a vehicle that leaves or comes back. All values stay on this device until the server has them.
 */
export function CheckForm({ rental, stage, known, kept, verdict, onSending, onForgotten }: Props) {
  const { t } = useTranslation('rentals/handover')
  const language = useLanguage()
  const navigate = useNavigate()
  const { sendConfirmed } = useConfirmation()
  const { company, companyId, user } = useSession()
  const [form] = Form.useForm<CheckValues>()
  const values = Form.useWatch([], form) as CheckValues | undefined
  const [restored] = useState(kept)
  const [first] = useState(() => kept?.values ?? { ...firstState(rental.vehicle), ...firstSignatures(rental, user) })
  const blank = useMemo(
    (): KeptCheck => ({
      companyId,
      userId: user.id,
      rentalId: rental.id,
      stage,
      vehicleId: restored ? restored.vehicleId : rental.vehicleId,
      publicId: rental.publicId,
      plate: rental.vehicle.registrationNumber,
      values: first,
      uploads: {},
      sending: null,
      refusal: null,
      keptAt: 0,
    }),
    [
      companyId,
      user.id,
      rental.id,
      rental.publicId,
      rental.vehicleId,
      rental.vehicle.registrationNumber,
      stage,
      restored,
      first,
    ],
  )
  const box = useMemo(() => deviceBox(blank), [blank])
  const rules = schemaRules(Schema, useLabels(checkLabels), language)
  const done = useReturnPath(paths.rentals)
  const undone = useReturnPath(paths.rentalSummary(rental.id))
  const save = async (): Promise<Outcome> => {
    const send = async (isConfirmed: boolean) => {
      await Promise.all(box.reading)
      const all = { ...first, ...form.getFieldsValue() }
      const outcome = await submitCheck({ ...(findCheck(blank) ?? blank), values: all }, isConfirmed)
      if (outcome.state === 'refused') throw outcome.problem
      return outcome
    }
    onSending(true)
    try {
      const question = { title: t('confirmTitle'), confirm: t('confirmOdometer'), correct: t('correct') }
      const outcome = await sendConfirmed('odometer_backwards', question, send)
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
  const required = { signature: requiredProofs.signature[language], photos: requiredProofs.photos[language] }
  const signatureRules = company.checkSignatureRequired ? [requiredRule(isSigned, required.signature)] : []
  const photoRules = company.checkPhotosRequired
    ? [requiredRule((photos: TakenPhoto[]) => photos.length > 0, required.photos)]
    : []
  const out = rental.checks.findLast((check) => check.stage === 'delivery' && check.vehicleId === rental.vehicleId)
  const zone = stage === 'delivery' ? rental.departureAgency.timezone : rental.arrivalAgency.timezone
  return (
    <PhotoBoxContext value={box}>
      <FormScreen<CheckValues, Outcome>
        form={form}
        initialValues={first}
        isKept
        isFinal
        onValuesChange={(_, all) =>
          void storeCheck({ ...(findCheck(blank) ?? blank), values: { ...first, ...all }, keptAt: Date.now() })
        }
        save={save}
        savedText={({ state }) =>
          state === 'recorded' ? t(stage === 'delivery' ? 'delivered' : 'returned', { number: rental.publicId }) : null
        }
        saveText={t(stage === 'delivery' ? 'deliver' : 'takeBack')}
        onSaved={onSaved}
        backTo={undone}
        fieldOf={{ photoIds: 'photos' }}
        extra={
          <>
            <MissingInBar values={{ ...first, ...values }} />
            <SendingProgress check={findCheck(blank)} />
          </>
        }
      >
        {restored && (
          <Notice
            type="info"
            title={t('restored')}
            action={
              <ConfirmButton
                question={t('clearAllQuestion')}
                confirm={t('clearAll')}
                onConfirm={async () => {
                  await forgetCheck(findCheck(blank) ?? restored)
                  onForgotten()
                }}
              >
                {t('clearAll')}
              </ConfirmButton>
            }
          />
        )}
        {stage === 'delivery' && <DepartureStop vehicleId={rental.vehicleId} name="overdueReason" />}
        {stage === 'delivery' && <DriverNotice verdict={verdict} isDeparture rental={{ id: rental.id }} />}
        <StateFields
          rules={rules}
          vehicle={rental.vehicle}
          fuelBefore={out?.fuelLevel ?? null}
          known={known}
          zone={zone}
          typedOdometer={values?.odometer}
          autoFocus={!restored}
        />
        <FormGroup
          title={t('photos.title')}
          hint={t(company.checkPhotosRequired ? 'photos.requiredHint' : 'photos.hint')}
        >
          {stage === 'return' && out && <DeliveryPhotos check={out} />}
          <Form.Item name="photos" rules={photoRules} className="check-proof">
            <PhotosField />
          </Form.Item>
        </FormGroup>
        {stage === 'return' && <SinceDelivery rental={rental} out={out} values={{ ...first, ...values }} />}
        <FormGroup title={t('signature.title')}>
          <div className="signature-pair">
            <Form.Item name="customerSignature" rules={signatureRules} className="check-proof">
              <SignatureField title={t('signature.customer')} />
            </Form.Item>
            <Form.Item name="agentSignature" noStyle>
              <SignatureField title={t('signature.agent')} />
            </Form.Item>
          </div>
        </FormGroup>
        <MissingProofs values={{ ...first, ...values }} />
      </FormScreen>
    </PhotoBoxContext>
  )
}
