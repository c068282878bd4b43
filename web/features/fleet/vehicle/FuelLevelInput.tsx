import { defaultFuelMax, formatFuelLevel, parseFuelLevel, showsMarks } from '@filao/domain/fleet/vehicle/fuel-level'
import { vehicleLabels } from '@filao/domain/fleet/vehicle/vehicle'
import { InputNumber, Slider } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'

type Props = {
  id?: string
  /** A level as stored, `3/4`; null when none is recorded. */
  value?: string | null
  onChange?: (level: string) => void
}

/** Edits a fuel level with a slider, and the number of marks of the vehicle's gauge. */
export function FuelLevelInput({ id, value, onChange }: Props) {
  const { t } = useTranslation('fleet')
  const marksId = useId()
  const gauge = parseFuelLevel(value ?? '')
  const { level, max } = gauge ?? { level: 0, max: defaultFuelMax }
  const change = (next: { level: number; max: number }) =>
    onChange?.(formatFuelLevel({ level: Math.min(next.level, next.max), max: next.max }))
  return (
    <div className="fuel-level">
      <Slider
        {...(id && { id })}
        min={0}
        max={Math.max(max, 1)}
        disabled={max === 0}
        value={level}
        {...(showsMarks(max) && { marks: marksOf(max) })}
        tooltip={{ formatter: (mark) => `${mark}/${max}` }}
        ariaLabelForHandle={vehicleLabels.fuelLevel[useLanguage()]}
        ariaValueTextFormatterForHandle={(mark) => `${mark}/${max}`}
        onChange={(mark) => change({ level: mark, max })}
      />
      <output>{gauge ? formatFuelLevel(gauge) : t('vehicle.fuelUnset')}</output>
      <span className="fuel-marks">
        <label htmlFor={marksId}>{t('vehicle.fuelMax')}</label>
        <InputNumber
          id={marksId}
          min={0}
          max={9999}
          step={1}
          precision={0}
          value={max}
          onChange={(marks) => marks !== null && change({ level, max: marks })}
        />
      </span>
    </div>
  )
}

function marksOf(max: number): Record<number, string> {
  return Object.fromEntries(Array.from({ length: max + 1 }, (_, mark) => [mark, String(mark)]))
}
