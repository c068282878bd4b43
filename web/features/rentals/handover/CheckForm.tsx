import type { Damage } from '@filao/domain/fleet/damage/damage.schema'
import type { Stage } from '@filao/domain/rentals/check/check'
import type { DriversVerdict } from '@filao/domain/rentals/drivers/verdict.schema'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { useTranslation } from 'react-i18next'
import { DepartureStop } from '#features/upkeep/public'
import { paths } from '#session/paths'
import { FormScreen } from '#ui/form/FormScreen'
import { useReturnPath } from '#ui/return-path'
import { DriverNotice } from '../drivers/DriverNotice.tsx'
import { PhotosGroup, SignatureGroup } from './CheckProofs.tsx'
import { MissingInBar, MissingProofs } from './MissingProofs.tsx'
import type { CheckValues } from './outbox/check-values.ts'
import type { KeptCheck } from './outbox/outbox.ts'
import { SendingProgress } from './outbox/SendingProgress.tsx'
import type { Outcome } from './outbox/sending.ts'
import { PhotoBoxContext } from './outbox/stored-photos.ts'
import { RestoredNotice } from './RestoredNotice.tsx'
import { SinceDelivery } from './SinceDelivery.tsx'
import { StateFields } from './StateFields.tsx'
import { useCheck } from './use-check.ts'
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
export function CheckForm(props: Props) {
  const { rental, stage, known, verdict, onForgotten } = props
  const { t } = useTranslation('rentals/handover')
  const state = useCheck(props)
  const { values, restored } = state
  const undone = useReturnPath(paths.rentalSummary(rental.id))
  const out = rental.checks.findLast((check) => check.stage === 'delivery' && check.vehicleId === rental.vehicleId)
  const zone = stage === 'delivery' ? rental.departureAgency.timezone : rental.arrivalAgency.timezone
  return (
    <PhotoBoxContext value={state.box}>
      <FormScreen<CheckValues, Outcome>
        form={state.form}
        initialValues={state.first}
        isKept
        isFinal
        onValuesChange={(_, all) => state.storeTyped(all)}
        save={state.save}
        savedText={(outcome) =>
          outcome.state === 'recorded'
            ? t(stage === 'delivery' ? 'delivered' : 'returned', { number: rental.publicId })
            : null
        }
        saveText={t(stage === 'delivery' ? 'deliver' : 'takeBack')}
        onSaved={state.onSaved}
        backTo={undone}
        fieldOf={{ photoIds: 'photos' }}
        extra={
          <>
            <MissingInBar values={values} />
            <SendingProgress check={state.stored} />
          </>
        }
      >
        {restored && <RestoredNotice forget={state.forget} onForgotten={onForgotten} />}
        {stage === 'delivery' && <DepartureStop vehicleId={rental.vehicleId} name="overdueReason" />}
        {stage === 'delivery' && <DriverNotice verdict={verdict} isDeparture rental={{ id: rental.id }} />}
        <StateFields
          rules={state.rules}
          vehicle={rental.vehicle}
          fuelBefore={out?.fuelLevel ?? null}
          known={known}
          zone={zone}
          typedOdometer={state.typed?.odometer}
          autoFocus={!restored}
        />
        <PhotosGroup delivery={stage === 'return' ? out : undefined} />
        {stage === 'return' && <SinceDelivery rental={rental} out={out} values={values} />}
        <SignatureGroup />
        <MissingProofs values={values} />
      </FormScreen>
    </PhotoBoxContext>
  )
}
