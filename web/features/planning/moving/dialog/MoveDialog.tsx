import { unavailabilityLabels } from '@filao/domain/fleet/unavailability/unavailability'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import type { Sentence } from '@filao/domain/kernel/language'
import type { Bar } from '@filao/domain/planning/bars'
import { changesBar, type Proposal, whyFixed } from '@filao/domain/planning/move'
import { judge, type Setting } from '@filao/domain/planning/move-verdict'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { Form, Modal, Select } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { DateTimePicker } from '#ui/date/DateTimePicker'
import { Notice } from '#ui/feedback/Notice'
import { useProblemText } from '#ui/feedback/problem-text'
import { RefusalContext } from '#ui/feedback/refusals'
import { useLeaveAtClick } from '#ui/form/leave-at-click'
import { barNow, type Fleet } from '../state/board-context.ts'
import { isChangedMeanwhile, zonesOf } from '../state/board-now.ts'
import { useBarName } from '../state/move-messages.ts'
import { type Place, placeBefore, placeNow, placeOf, useSubject } from '../state/subject.ts'
import type { Change } from '../state/use-change.tsx'
import { MoveConsequence } from './MoveConsequence.tsx'
import { MoveCost } from './MoveFacts.tsx'
import { MoveReasons } from './MoveReasons.tsx'
import { useNewPrice } from './use-new-price.ts'

export type MoveDialogProps = { bar: Bar; fleet: Fleet; setting: Setting; change: Change; onClose: () => void }

/** Moves a bar without dragging: a form with the vehicle and the dates, and the consequences below. */
export function MoveDialog({ bar: given, fleet, setting, change, onClose }: MoveDialogProps) {
  const { t } = useTranslation('planning/moving')
  const { companyId } = useSession()
  const text = useProblemText()
  const nameOf = useBarName()
  // Kept from when the dialog opened: a colleague's change makes the save fail and never alters the form.
  const [bar] = useState(given)
  const before = placeBefore(bar) as Place
  const [place, setPlace] = useState<Place>(before)
  const [unread, readers] = useUnread()
  const [opened] = useState(() => `dialog ${bar.key} ${Date.now()}`)
  const { data: subject, error } = useSubject(companyId, opened, bar)
  const price = useNewPrice(companyId, subject, place)
  const proposal: Proposal = { kind: 'move', ...place }
  const verdict = judge(bar, proposal, setting)
  const [isSaving, setSaving] = useState(false)
  const leaving = useLeaveAtClick()
  // While it is saved the board already shows the bar in its new place.
  const isOvertaken = !isSaving && isChangedMeanwhile(bar, barNow(fleet, setting, bar))
  const isBackwards = Date.parse(place.end) <= Date.parse(place.start)
  const refusals = [
    ...(isOvertaken ? [t('verdict.overtaken')] : []),
    ...(isBackwards && bar.kind === 'unavailability' ? [t('dialog.backwards')] : []),
    ...(price?.refusal ? [text(price.refusal)] : []),
  ]
  const changes = changesBar(bar, proposal)
  const isRefused = unread.length > 0 || refusals.length > 0 || verdict.refusals.length > 0
  const confirm = async () => {
    if (!subject) return
    setSaving(true)
    if (await change({ bar, subject, proposed: place })) onClose()
    else setSaving(false)
  }
  return (
    <Modal
      open
      width={520}
      className="move-confirmation"
      title={t('dialog.title', { name: nameOf(bar) })}
      okText={t('dialog.go')}
      cancelText={t('dialog.cancel')}
      okButtonProps={{ disabled: !changes || isRefused || !subject }}
      confirmLoading={isSaving}
      mask={{ closable: false }}
      wrapProps={leaving}
      onOk={() => void confirm()}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && firstField()?.focus()}
    >
      <RefusalContext value={readers}>
        <Fields bar={bar} place={place} setting={setting} onChange={(part) => setPlace({ ...place, ...part })} />
      </RefusalContext>
      <div aria-live="polite">
        {changes ? (
          <>
            <MoveCost
              before={subject ? placeNow(subject) : before}
              place={subject ? placeOf(subject, place) : place}
              zones={zonesOf(bar, setting)}
              isRental={bar.kind === 'rental'}
              price={price}
            />
            <MoveReasons verdict={verdict} refusals={refusals} />
          </>
        ) : (
          <p className="move-keys">{t('dialog.nothing')}</p>
        )}
      </div>
      <MoveConsequence subject={subject} place={place} price={price} />
      {error && <Notice type="error" role="alert" title={t('confirm.unreadable', { reason: text(error) })} />}
    </Modal>
  )
}

/** Tracks dates that cannot be parsed: the move is blocked meanwhile. */
function useUnread() {
  const [keys, setKeys] = useState<string[]>([])
  const readers = useMemo(() => {
    const report = (key: string, refusal: Sentence | null) =>
      setKeys((known) => (refusal ? [...new Set([...known, key])] : known.filter((other) => other !== key)))
    return { report, isShown: false }
  }, [])
  return [keys, readers] as const
}

/** Returns the vehicle's field, or the return's when the vehicle cannot change. */
function firstField(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#move-vehicle:enabled, #move-end:enabled')
}

type FieldsProps = { bar: Bar; place: Place; setting: Setting; onChange: (part: Partial<Place>) => void }

/** Renders the vehicle and the dates. A value that cannot change is shown as such in its field. */
function Fields({ bar, place, setting, onChange }: FieldsProps) {
  const language = useLanguage()
  const zones = zonesOf(bar, setting)
  const whyWhole = whyFixed(bar, 'whole')
  const vehicles = [...setting.vehicles.values()]
    .filter(({ id, isArchived }) => !isArchived || id === bar.vehicleId)
    .map(({ id, registrationNumber, make, model, categoryId }) => ({
      value: id,
      label: [formatPlate(registrationNumber), make, model, setting.categories.get(categoryId)?.code]
        .filter(Boolean)
        .join(' · '),
    }))
  const labels = bar.kind === 'rental' ? rentalLabels : unavailabilityLabels
  return (
    <Form layout="vertical" component="div" className="move-fields">
      {whyWhole && <Notice type="info" title={whyWhole[language]} />}
      <Form.Item label={rentalLabels.vehicleId[language]} htmlFor="move-vehicle">
        <Select
          id="move-vehicle"
          showSearch={{ optionFilterProp: 'label' }}
          disabled={whyWhole !== null}
          options={vehicles}
          value={place.vehicleId}
          onChange={(vehicleId) => onChange({ vehicleId })}
        />
      </Form.Item>
      <Form.Item label={labels.start[language]} htmlFor="move-start">
        <DateTimePicker
          id="move-start"
          zone={zones.start}
          side="future"
          disabled={whyWhole !== null}
          value={place.start}
          onChange={(start) => start && onChange({ start })}
        />
      </Form.Item>
      <Form.Item label={labels.end[language]} htmlFor="move-end">
        <DateTimePicker
          id="move-end"
          zone={zones.end}
          side="future"
          disabled={whyFixed(bar, 'end') !== null}
          value={place.end}
          lengthFrom={place.start}
          onChange={(end) => end && onChange({ end })}
        />
      </Form.Item>
    </Form>
  )
}
