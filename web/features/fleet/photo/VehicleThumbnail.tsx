import './VehicleThumbnail.css'

/** Shows a vehicle's photo in small, or a drawn car if none fits. It is decorative: the vehicle's name is beside it. */
export function VehicleThumbnail({ photo }: { photo: { thumbnailUrl: string } | undefined }) {
  return (
    <span className="vehicle-thumbnail">
      {photo ? (
        <img src={photo.thumbnailUrl} alt="" loading="lazy" decoding="async" />
      ) : (
        <svg viewBox="0 0 32 20" aria-hidden="true">
          <path d="M3 15h-1v-4l4-1.5 4-5h9l5 5 5 1.5v4h-2M10 15h11" />
          <circle cx="6.5" cy="15" r="2.5" />
          <circle cx="24.5" cy="15" r="2.5" />
        </svg>
      )}
    </span>
  )
}
