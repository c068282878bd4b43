import { exclusionName } from '@filao/domain/customers/exclusion/exclusion'
import type { DriverFault } from '@filao/domain/rentals/drivers/eligibility.schema'
import { faultSentence } from '@filao/domain/rentals/drivers/refusal'
import type { DriversVerdict } from '@filao/domain/rentals/drivers/verdict.schema'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan } from '#session/session'
import { Notice } from '#ui/feedback/Notice'
import { useReturnState } from '#ui/return-path'
import { AdmitModal } from './LazyAdmitModal.tsx'
import { driversRequest, useDrivers, useLeavingDrivers } from './use-drivers.ts'

type Props = {
  verdict: DriversVerdict | undefined
  /** True on the screens of a departure, which needs what is not known yet. */
  isDeparture?: boolean
  /** The saved rental that an administrator may accept, and the vehicle that replaces its own. */
  rental?: { id: number; vehicleId?: number }
  /** Only who may not rent again, or only the other rules: a screen that shows both in two places. */
  part?: 'marks' | 'rules'
}

/** Says which rules the drivers of a rental break, and until when; an administrator may accept them with a reason. */
export function DriverNotice({ verdict, isDeparture = false, rental, part }: Props) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const mayOverride = useCan('departures.override')
  const [isOpen, setIsOpen] = useState(false)
  if (!verdict) return null
  const all = verdict.faults.filter((fault, at) => !fault.isHint && !verdict.passed[at])
  const excluded = all.filter(({ rule }) => rule === 'excluded')
  const open = part === 'marks' ? [] : all.filter(({ rule }) => rule !== 'excluded')
  const stopping = open.filter(({ isMissing }) => isDeparture || !isMissing)
  const missing = open.filter((fault) => !stopping.includes(fault))
  const isOfPart = ({ rule }: DriverFault) => !part || (rule === 'excluded') === (part === 'marks')
  const passed = verdict.faults.filter((fault, at) => verdict.passed[at] && isOfPart(fault))
  const hints = isDeparture ? verdict.faults.filter(({ isHint }) => isHint) : []
  const mayAccept = mayOverride && rental !== undefined
  return (
    <>
      {excluded.length > 0 && part !== 'rules' && (
        <Notice
          type="error"
          role="alert"
          className="rental-warning"
          title={exclusionName[language]}
          description={
            <Faults faults={excluded}>
              <p>{t(mayOverride ? 'drivers.adminExcluded' : 'drivers.staffExcluded')}</p>
            </Faults>
          }
          action={mayAccept && <Button onClick={() => setIsOpen(true)}>{t('drivers.accept')}</Button>}
        />
      )}
      {stopping.length > 0 && (
        <Notice
          type={rental ? 'error' : 'warning'}
          role="alert"
          className="rental-warning"
          title={t('drivers.refused')}
          description={
            <Faults faults={stopping} link={isDeparture}>
              <p>{t(mayOverride ? 'drivers.admin' : 'drivers.staff')}</p>
            </Faults>
          }
          action={
            mayAccept && excluded.length === 0 && <Button onClick={() => setIsOpen(true)}>{t('drivers.accept')}</Button>
          }
        />
      )}
      {missing.length > 0 && (
        <Notice
          type="warning"
          className="rental-warning"
          title={t('drivers.toComplete')}
          description={<Faults faults={missing} />}
        />
      )}
      {hints.length > 0 && (
        <Notice
          type="info"
          className="rental-warning"
          title={t('drivers.ask')}
          description={<Faults faults={hints} link />}
        />
      )}
      {passed.length > 0 && rental && (
        <Notice
          type="info"
          className="rental-warning"
          title={t('drivers.passed')}
          description={<Faults faults={passed} />}
        />
      )}
      {isOpen && rental && <AdmitModal rental={rental} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/**
 * Says why the drivers of a rental may not leave now, and what to ask them before. `vehicleId` is the vehicle that
 * replaces the rental's own.
 */
export function DriverStop({ rental, vehicleId }: { rental: Rental; vehicleId?: number }) {
  const verdict = useLeavingDrivers(rental, { vehicleId }).data
  const leaving = vehicleId === undefined ? {} : { vehicleId }
  return <DriverNotice verdict={verdict} isDeparture rental={{ id: rental.id, ...leaving }} />
}

/** Says which rules of drivers keep a rental from being confirmed, on its summary; marks are above its buttons. */
export function DriverConditions({ rental }: { rental: Rental }) {
  const verdict = useDrivers(driversRequest(rental, rental.id))
  return <DriverNotice verdict={verdict} rental={{ id: rental.id }} part="rules" />
}

function Faults({ faults, link = false, children }: { faults: DriverFault[]; link?: boolean; children?: ReactNode }) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const returnState = useReturnState()
  return (
    <>
      {faults.map((fault) => (
        <p key={`${fault.driverId} ${fault.rule}`}>
          {faultSentence(fault, language)}{' '}
          {link && fault.isMissing && (
            <Link
              to={paths.customerForm(fault.driverId)}
              state={returnState}
              aria-label={t('drivers.openOf', { name: fault.name })}
            >
              {t('drivers.open')}
            </Link>
          )}
        </p>
      ))}
      {children}
    </>
  )
}
