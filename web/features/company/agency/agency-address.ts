type Address = Partial<Record<'address' | 'postalCode' | 'city', string | null | undefined>>

/** Formats an address for the geocoder: the street, then the code and the city. */
export function addressText({ address, postalCode, city }: Address): string {
  const town = [postalCode, city].map((part) => part?.trim()).filter(Boolean)
  return [address?.trim(), town.join(' ')].filter(Boolean).join(', ')
}

type Facts = {
  settings: { mapTilesUrl: string | null; hasGeocoder: boolean } | undefined
  position: object | null
  isAsked: boolean
  isAsking: boolean
  /** The position of the address; null when it was not found. */
  found: object | null | undefined
  failed: boolean
}

/** The key of the message below the map. */
type PinState = 'looking' | 'notFound' | 'failed' | 'noTiles' | 'noTilesNoGeocoder' | 'movePin' | 'putPin'

/** Returns the one message to show below the map. */
export function pinState({ settings, position, isAsked, isAsking, found, failed }: Facts): PinState {
  if (isAsked && isAsking) return 'looking'
  if (isAsked && failed) return 'failed'
  if (isAsked && found === null) return 'notFound'
  if (settings && !settings.mapTilesUrl) return settings.hasGeocoder ? 'noTiles' : 'noTilesNoGeocoder'
  return position ? 'movePin' : 'putPin'
}
