import { EditOutlined, PlusOutlined } from '@ant-design/icons'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { formatNumber } from '@filao/domain/kernel/number-text'
import { deleteDeadline, listVehicleDeadlines, listVisits } from '@filao/domain/upkeep/contract'
import { type Deadline, deadlineName } from '@filao/domain/upkeep/deadline'
import { Button } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRead } from '#api/read'
import { paths } from '#app/paths'
import { useCan, useSession } from '#app/session'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { Kilometres } from '#ui/Kilometres'
import { useLanguage } from '#ui/language'
import { Money } from '#ui/Money'
import { DeadlineState } from './DeadlineState.tsx'
import { DoneButton } from './DoneButton.tsx'
import { DueText } from './DueText.tsx'
import { DeadlineModal } from './LazyModals.tsx'
import './upkeep.css'

type Props = { vehicle: { id: number; odometer: number; schematicId: number | null } }

/** Shows the deadlines of a vehicle with their states, and what was done before. */
export function VehicleDeadlines({ vehicle }: Props) {
  const { t } = useTranslation('upkeep')
  const { companyId } = useSession()
  const mayWrite = useCan('fleet.write')
  const read = useRead(listVehicleDeadlines, { params: { companyId, vehicleId: vehicle.id } })
  const [edited, setEdited] = useState<Deadline | 'new' | null>(null)
  return (
    <section className="form-group upkeep" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <WhenLoaded read={read} skeleton={2}>
        {(deadlines) => (
          <>
            {deadlines.length === 0 && <p className="form-hint">{t('none')}</p>}
            <ul className="upkeep-list">
              {deadlines.map((deadline) => (
                <Line key={deadline.id} deadline={deadline} vehicle={vehicle} onEdit={() => setEdited(deadline)} />
              ))}
            </ul>
          </>
        )}
      </WhenLoaded>
      <Visits vehicleId={vehicle.id} />
      <div className="upkeep-bar">
        {mayWrite && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        )}
        <Link to={paths.deadlines}>{t('all')}</Link>
      </div>
      {edited && (
        <Suspense>
          <DeadlineModal
            vehicle={vehicle}
            deadline={edited === 'new' ? null : edited}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </section>
  )
}

function Line({ deadline, vehicle, onEdit }: Props & { deadline: Deadline; onEdit: () => void }) {
  const { t } = useTranslation('upkeep')
  const language = useLanguage()
  const { companyId } = useSession()
  const mayWrite = useCan('fleet.write')
  const name = deadlineName(deadline)[language]
  return (
    <li>
      <div className="upkeep-what">
        <strong>{name}</strong>
        <DeadlineState state={deadline.state} />
        <DueText deadline={deadline} />
        <Step deadline={deadline} />
      </div>
      {mayWrite && (
        <div className="upkeep-actions">
          <DoneButton deadline={deadline} odometer={vehicle.odometer} />
          <Button
            type="text"
            icon={<EditOutlined />}
            aria-label={t('editOf', { name })}
            title={t('edit')}
            onClick={onEdit}
          />
          <DeleteButton
            endpoint={deleteDeadline}
            input={{ params: { companyId, vehicleId: vehicle.id, id: deadline.id } }}
            name={name}
          />
        </div>
      )}
    </li>
  )
}

/** Shows how often a deadline comes back. */
function Step({ deadline: { everyMonths, everyKilometres } }: { deadline: Deadline }) {
  const { t } = useTranslation('upkeep')
  const language = useLanguage()
  const steps = [
    everyMonths !== null && t('months', { count: everyMonths }),
    everyKilometres !== null && `${formatNumber(everyKilometres, language)}\u00a0km`,
  ].filter((step) => step !== false)
  return steps.length > 0 && <small>{t('every', { step: steps.join(t('or')) })}</small>
}

/** Lists what was done before, folded. */
function Visits({ vehicleId }: { vehicleId: number }) {
  const { t } = useTranslation('upkeep')
  const language = useLanguage()
  const { companyId } = useSession()
  const visits = useRead(listVisits, { params: { companyId, vehicleId } }).data ?? []
  if (visits.length === 0) return null
  return (
    <details>
      <summary>{t('visit.history', { count: visits.length })}</summary>
      <ul className="upkeep-list">
        {visits.map((visit) => (
          <li key={visit.id}>
            <div className="upkeep-what">
              <span>{deadlineName(visit)[language]}</span>
              <span>{formatLocalDate(visit.doneOn, language)}</span>
              {visit.odometer !== null && <Kilometres km={visit.odometer} />}
              {visit.costAmount !== null && <Money euros={visit.costAmount} />}
              <small>{[visit.place, visit.note].filter(Boolean).join(' · ')}</small>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}
