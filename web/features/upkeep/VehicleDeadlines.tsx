import { EditOutlined, PlusOutlined } from '@ant-design/icons'
import { deadlineName } from '@filao/domain/upkeep/deadline'
import type { Deadline } from '@filao/domain/upkeep/deadline.schema'
import type { Proposal } from '@filao/domain/upkeep/template'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { deleteDeadline, listVehicleDeadlines } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { DeadlineState } from './DeadlineState.tsx'
import { DoneButton } from './DoneButton.tsx'
import { DueText } from './DueText.tsx'
import { DeadlineModal } from './LazyModals.tsx'
import { StepText } from './step/StepText.tsx'
import { Proposals } from './template/Proposals.tsx'
import { VisitHistory } from './visit/VisitHistory.tsx'
import './upkeep.css'

type Props = { vehicle: { id: number; odometer: number; categoryId: number; schematicId: number | null } }

/** The deadline to change, or the proposal from which one is created; neither for an empty form. */
type Edited = { deadline?: Deadline; proposal?: Proposal }

/** Shows the deadlines of a vehicle with their states, those that it lacks, and what was done before. */
export function VehicleDeadlines({ vehicle }: Props) {
  const { t } = useTranslation('upkeep')
  const { companyId } = useSession()
  const mayWrite = useCan('fleet.write')
  const read = useRead(listVehicleDeadlines, { params: { companyId, vehicleId: vehicle.id } })
  const [edited, setEdited] = useState<Edited | null>(null)
  return (
    <section className="form-group upkeep" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <WhenLoaded read={read} skeleton={2}>
        {(deadlines) => (
          <>
            {deadlines.length === 0 && <p className="form-hint">{t('none')}</p>}
            <ul className="upkeep-list">
              {deadlines.map((deadline) => (
                <Line key={deadline.id} deadline={deadline} vehicle={vehicle} onEdit={() => setEdited({ deadline })} />
              ))}
            </ul>
            {mayWrite && (
              <Proposals vehicle={vehicle} deadlines={deadlines} onChoose={(proposal) => setEdited({ proposal })} />
            )}
          </>
        )}
      </WhenLoaded>
      <VisitHistory vehicleId={vehicle.id} />
      <div className="upkeep-bar">
        {mayWrite && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => setEdited({})}>
            {t('add')}
          </Button>
        )}
        <Link to={paths.deadlines}>{t('all')}</Link>
      </div>
      {edited && (
        <DeadlineModal
          vehicle={vehicle}
          deadline={edited.deadline ?? null}
          proposal={edited.proposal}
          onClose={() => setEdited(null)}
        />
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
        <StepText step={deadline} />
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
