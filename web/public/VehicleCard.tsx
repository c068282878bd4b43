/** @jsxImportSource preact */
import type { PublicRental } from '@filao/domain/rentals/public-page/public-page.schema'
import { useMessages } from './reservation/catalogue.ts'
import { CarIcon } from './reservation/icons.tsx'

/** Renders the rented vehicle, or until it leaves what was promised instead. */
export function VehicleCard({ vehicle, promise }: Pick<PublicRental, 'vehicle' | 'promise'>) {
  const { w, language } = useMessages()
  const name = promise?.[language] ?? [vehicle.make, vehicle.model].filter(Boolean).join(' ')
  return (
    <section class="card vehicle" aria-labelledby="vehicle">
      {vehicle.pictureUrl ? (
        <img src={vehicle.pictureUrl} alt={name} width="640" height="400" decoding="async" />
      ) : (
        <div class="vehicle-drawn">
          <CarIcon />
        </div>
      )}
      <div class="vehicle-name">
        <h2 id="vehicle">{w.vehicle}</h2>
        <p>{name || w.vehicle}</p>
      </div>
    </section>
  )
}
