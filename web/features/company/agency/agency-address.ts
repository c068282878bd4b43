type Address = Partial<Record<'address' | 'postalCode' | 'city', string | null | undefined>>

/** An address as a geocoder is asked about it: the street, then the code and the city. */
export function addressText({ address, postalCode, city }: Address): string {
  const town = [postalCode, city].map((part) => part?.trim()).filter(Boolean)
  return [address?.trim(), town.join(' ')].filter(Boolean).join(', ')
}

type Facts = {
  settings: { mapTilesUrl: string | null; hasGeocoder: boolean } | undefined
  position: object | null
  isAsked: boolean
  isAsking: boolean
  /** Where the address is; null where it was not found. */
  found: object | null | undefined
  failed: boolean
}

/** What is said below the map, by its word. */
export type PinState = 'looking' | 'notFound' | 'noTiles' | 'noTilesNoGeocoder' | 'movePin' | 'putPin'

/** The one thing to say below the map. */
export function pinState({ settings, position, isAsked, isAsking, found, failed }: Facts): PinState {
  if (isAsked && isAsking) return 'looking'
  if (isAsked && (found === null || failed)) return 'notFound'
  if (settings && !settings.mapTilesUrl) return settings.hasGeocoder ? 'noTiles' : 'noTilesNoGeocoder'
  return position ? 'movePin' : 'putPin'
}
