import { CarOutlined, ToolOutlined } from '@ant-design/icons'
import type { Proposal } from '@filao/domain/planning/move'
import { agencyAt, refusedNewDates, type Setting } from '@filao/domain/planning/move-verdict'
import { Button } from 'antd'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Plate } from '#features/fleet/public'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { DateTime } from '#ui/date/DateTime'
import { plateIn } from '../state/board-context.ts'
import type { Moves } from '../state/moves.ts'
import { rentalPeriod } from '../state/new-period.ts'
import { panelPlace } from './panel-position.ts'

type Props = {
  proposal: Proposal
  setting: Setting
  moves: Moves
}

/** Offers to create a rental or an unavailability in a free period; the form then knows the vehicle and the dates. */
export function CreateChoice({ proposal, setting, moves }: Props) {
  const { t } = useTranslation('planning/moving')
  const language = useLanguage()
  const navigate = useNavigate()
  const id = useId()
  const box = usePlacedOnce(moves)
  const onCancel = () => moves.send({ is: 'cancel' })
  const { vehicleId, start, end } = proposal
  const now = new Date().toISOString()
  const rental = rentalPeriod(proposal, now)
  const departureAgencyId = agencyAt(proposal, setting)
  const { timezone } = setting
  const past = refusedNewDates(rental, now)[0]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel()
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') turn(event)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div ref={box} className="create-choice" role="dialog" aria-labelledby={id} onKeyDown={onKeyDown}>
      <h2 id={id}>{t('create.title')}</h2>
      <p>
        <Plate number={plateIn(setting)(vehicleId)} />
        <span>
          <DateTime at={start} zone={timezone} show="near" /> → <DateTime at={end} zone={timezone} show="near" />
        </span>
      </p>
      <Button
        block
        type="primary"
        icon={<CarOutlined />}
        disabled={past !== undefined}
        onClick={() => navigate(paths.newRental, { state: { ...rental, vehicleId, departureAgencyId } })}
      >
        {t('create.rental')}
      </Button>
      {past && <small>{past[language]}</small>}
      <Button
        block
        icon={<ToolOutlined />}
        onClick={() => navigate(paths.newUnavailability(vehicleId), { state: { start, end, vehicleId } })}
      >
        {t('create.unavailability')}
      </Button>
      <Button block type="text" onClick={onCancel}>
        {t('create.cancel')}
      </Button>
    </div>
  )
}

/** Places the menu at the dropped period, with the focus on the first choice; a press elsewhere closes it. */
function usePlacedOnce(moves: Moves) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const placed = box.current
    if (!placed) return
    const stop = moves.followGhost((at) => {
      const size = { width: placed.offsetWidth, height: placed.offsetHeight }
      const { left, top } = panelPlace(at, size, { width: innerWidth, height: innerHeight })
      placed.style.inset = `${top}px auto auto ${left}px`
    })
    placed.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus({ preventScroll: true })
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !placed.contains(target)) moves.send({ is: 'cancel' })
    }
    document.addEventListener('pointerdown', onPress, true)
    return () => {
      stop()
      document.removeEventListener('pointerdown', onPress, true)
    }
  }, [moves])
  return box
}

function turn({ key, currentTarget }: KeyboardEvent): void {
  const buttons = [...currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  buttons.at((at + (key === 'ArrowDown' ? 1 : -1)) % buttons.length)?.focus()
}
