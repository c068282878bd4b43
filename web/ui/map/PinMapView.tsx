import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Landmark, Position } from './map-places.ts'
import { openPinMap, type PinMapOnScreen } from './pin-map.ts'

export type PinMapProps = {
  /** The position of the pin; null without a pin. */
  position: Position | null
  /** The centre and zoom without a pin. */
  centre: Position
  zoom: number
  /** The URL pattern of the tiles; a plain grid without one. */
  tilesUrl: string | null
  /** Places named on a plain grid, for orientation. */
  landmarks: Landmark[]
  onMove: (position: Position) => void
}

/** Renders the map with Leaflet. */
export function PinMapView({ position, centre, zoom, tilesUrl, landmarks, onMove }: PinMapProps) {
  const { t } = useTranslation('ui')
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef<PinMapOnScreen>(null)
  const latest = useRef({ position, centre, zoom, onMove, t })
  latest.current = { position, centre, zoom, onMove, t }
  useEffect(() => {
    if (!box.current) return
    const { t, ...start } = latest.current
    const words = { pin: t('map.pin'), zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut') }
    const opened = openPinMap(box.current, { ...start, tilesUrl, words, onMove: (to) => latest.current.onMove(to) })
    shown.current = opened
    return opened.close
  }, [tilesUrl])
  const { latitude, longitude } = position ?? {}
  useEffect(() => {
    shown.current?.place(latitude === undefined || longitude === undefined ? null : { latitude, longitude })
  }, [latitude, longitude])
  useEffect(() => {
    shown.current?.name(landmarks)
  }, [landmarks])
  return <section ref={box} aria-label={t('map.label')} className="pin-map-view" />
}
