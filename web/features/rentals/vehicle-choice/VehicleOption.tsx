import { EnvironmentOutlined } from '@ant-design/icons'
import type { VehiclePhoto } from '@filao/domain/fleet/photo/vehicle-photo.schema'
import { transmissionLabels, word } from '@filao/domain/fleet/vehicle/vehicle-values'
import { formatNearDateTime } from '@filao/domain/kernel/date-text'
import { canBeChosen, reasonLabels } from '@filao/domain/rentals/availability/availability'
import type { AvailableVehicle } from '@filao/domain/rentals/availability/available-vehicle'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Plate, VehicleThumbnail } from '#features/fleet/public'
import { useLanguage } from '#session/language'

type Props = {
  id: string
  vehicle: AvailableVehicle
  photo: VehiclePhoto | undefined
  zone: string
  /** The amount that the customer pays, where it is shown. */
  paid: ReactNode
  /** True for the one to propose of its category. */
  isBestFit: boolean
  isSelected: boolean
  isActive: boolean
  onChoose: () => void
}

/**
 * Shows one vehicle of the list, greyed with the reason when it cannot be chosen. The search field and the list handle
 * the keys.
 */
export function VehicleOption({ id, vehicle, photo, zone, paid, isBestFit, isSelected, isActive, onChoose }: Props) {
  const { t } = useTranslation('rentals')
  const isFree = canBeChosen(vehicle)
  const { seats } = vehicle
  const traits = [vehicle.color, useTransmission(vehicle.transmission), seats && t('vehicles.seats', { count: seats })]
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-disabled={!isFree}
      className={`vehicle-option ${isActive ? 'is-active' : ''}`}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
    >
      <VehicleThumbnail photo={photo} />
      <Plate number={vehicle.registrationNumber} />
      <span className="vehicle-model">
        <strong>{[vehicle.make, vehicle.model].filter(Boolean).join(' ') || '–'}</strong>
        <small>{traits.filter(Boolean).join(' · ')}</small>
      </span>
      <span className="vehicle-end">
        {paid}
        {isBestFit && <small title={t('vehicles.bestFitWhy')}>{t('vehicles.bestFit')}</small>}
        <Why vehicle={vehicle} zone={zone} />
      </span>
    </div>
  )
}

function useTransmission(stored: string | null): string | null {
  return word(transmissionLabels, stored, useLanguage())
}

/** Explains why a vehicle is not simply available, with the conflict, or that it is not back yet. */
export function Why({ vehicle, zone }: { vehicle: AvailableVehicle; zone: string }) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const { reason, conflict, lateRental } = vehicle
  if (!reason && !lateRental) return null
  return (
    <span className={`vehicle-why vehicle-${reason ?? 'late'}`}>
      {reason === 'elsewhere' ? (
        <>
          <EnvironmentOutlined aria-hidden /> {t('vehicles.at', { place: vehicle.location.name })}
        </>
      ) : (
        reason && reasonLabels[reason][language]
      )}
      {lateRental && !conflict && (
        <span className="vehicle-late">
          {t('vehicles.late')}
          <small>{lateRental.publicId}</small>
        </span>
      )}
      {conflict && (
        <small>
          {conflict.publicId && `${conflict.publicId} · `}
          {t('vehicles.until', { date: formatNearDateTime(conflict.end, zone, language, new Date().toISOString()) })}
        </small>
      )}
    </span>
  )
}
