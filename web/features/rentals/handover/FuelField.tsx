import { defaultFuelMax, formatFuelLevel, parseFuelLevel, showsMarks } from '@filao/domain/fleet/vehicle/fuel-level'
import { vehicleLabels } from '@filao/domain/fleet/vehicle/vehicle'
import { Slider } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'

type Props = {
  id?: string
  value?: string | null
  onChange?: (level: string) => void
  /** The level at the delivery, for comparison. */
  before: string | null
}

/** Shows the fuel gauge as a slider with the marks of the vehicle's own gauge. The value is « 3/4 ». */
export function FuelField({ id, value, onChange, before }: Props) {
  const { t } = useTranslation('rentals/handover')
  const known = value ? parseFuelLevel(value) : null
  const max = known?.max || defaultFuelMax
  const marks = Object.fromEntries(Array.from({ length: max + 1 }, (_, level) => [level, markOf(level, max)]))
  return (
    <div className="fuel-field">
      <span aria-hidden>{t('empty')}</span>
      <Slider
        {...(id && { id })}
        min={0}
        max={max}
        step={1}
        value={known?.level ?? 0}
        {...(showsMarks(max) && { marks })}
        tooltip={{ formatter: (level) => `${level}/${max}` }}
        ariaLabelForHandle={vehicleLabels.fuelLevel[useLanguage()]}
        ariaValueTextFormatterForHandle={(level) => `${level}/${max}`}
        onChange={(level) => onChange?.(formatFuelLevel({ level, max }))}
      />
      <span aria-hidden>{t('full')}</span>
      <output>{known ? `${known.level}/${known.max}` : '–'}</output>
      {before && <small>{t('fuelBefore', { level: before })}</small>}
    </div>
  )
}

function markOf(level: number, max: number): string {
  return level === 0 || level === max ? ' ' : `${level}/${max}`
}
