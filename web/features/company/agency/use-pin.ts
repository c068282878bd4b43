import type { PostalCode } from '@filao/domain/company/postal-code.schema'
import { territories } from '@filao/domain/company/territories'
import { Form } from 'antd'
import { useEffect, useRef } from 'react'
import { geocode, getSettings } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import { useDebounced } from '#ui/debounced'
import { useFill } from '#ui/form/fill'
import type { Position } from '#ui/map/map-places'
import { addressText, pinState } from './agency-address.ts'
import type { AgencyValues } from './agency-values.ts'

const pauseMs = 750
const forGood = { staleTime: Number.POSITIVE_INFINITY }

/**
 * Controls the pin of the agency's form. The address is looked up after a debounce of 750 ms and the pin moves there; a
 * chosen commune moves it too, unless the position was stored or set by hand. `first` is the address that the pin
 * already matches.
 */
export function usePin(first: string) {
  const { countryCode } = useSession().company
  const form = Form.useFormInstance<AgencyValues>()
  const fill = useFill()
  const settings = useRead(getSettings, {}, forGood).data
  const position = whole(Form.useWatch('geolocation', form) ?? form.getFieldValue('geolocation'))
  const isOurs = useRef(position === null)
  const place = useRef((found: Position) => fill({ geolocation: found }))
  place.current = (found) => fill({ geolocation: found })

  const typed = addressText(Form.useWatch((values) => values, form) ?? form.getFieldsValue(true))
  const address = useDebounced(typed, pauseMs)
  const isAsked = Boolean(settings?.hasGeocoder) && address.length >= 3 && address !== first
  const response = useRead(geocode, { query: { address } }, { ...forGood, enabled: isAsked, retry: false })
  const found = isAsked ? response.data : undefined
  useEffect(() => {
    if (!found) return
    isOurs.current = true
    place.current(found)
  }, [found])

  return {
    settings,
    position,
    centre: territories[countryCode].mapCentre,
    zoom: countryCode === 'FR' ? 5 : 9,
    state: pinState({ settings, position, isAsked, isAsking: response.isFetching, found, failed: response.isError }),
    onTown: ({ location }: PostalCode) => {
      if (location && isOurs.current) fill({ geolocation: location })
    },
    onMove: (to: Position) => {
      isOurs.current = false
      fill({ geolocation: to })
    },
  }
}

function whole(geolocation: AgencyValues['geolocation'] | undefined): Position | null {
  const { latitude, longitude } = geolocation ?? {}
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
}
