import {
  control,
  divIcon,
  GridLayer,
  type LatLng,
  type LatLngExpression,
  type Map as LeafletMap,
  layerGroup,
  type Marker,
  map as makeMap,
  marker as makeMarker,
  tileLayer,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { type Landmark, legible, nudged, type Position, rounded, tileOwner } from './map-places.ts'

export type PinMapOnScreen = {
  /** Moves the pin; the map follows after a pause. */
  place: (position: Position | null) => void
  /** Names places on a map without tiles. */
  name: (landmarks: Landmark[]) => void
  close: () => void
}

type Options = {
  position: Position | null
  centre: Position
  zoom: number
  tilesUrl: string | null
  words: { pin: string; zoomIn: string; zoomOut: string }
  onMove: (position: Position) => void
}

const centringMs = 300
/** Zoom levels that distinguish one street, or on a plain grid one commune, from another. */
const closest = { tiles: 16, grid: 10 }

/** Draws a map in a box. Its pin is dragged, set by a click, or moved by the arrows while it has the focus. */
export function openPinMap(box: HTMLElement, options: Options): PinMapOnScreen {
  const { position, centre, tilesUrl, words, onMove } = options
  const near = tilesUrl ? closest.tiles : closest.grid
  const map = makeMap(box, { zoomControl: false, scrollWheelZoom: false, minZoom: 3, maxZoom: 18 })
  map.attributionControl.setPrefix(false)
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  // Squares stand in for tiles whose server does not answer; those that arrive later cover them.
  background(tilesUrl)
    .once('tileerror', () => new Squares({ zIndex: 0 }).addTo(map))
    .addTo(map)
  const landmarks = layerGroup().addTo(map)
  map.setView(latLng(position ?? centre), position ? near : options.zoom)
  // The wheel scrolls the page until the map is used.
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())

  let pin: Marker | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = (at: LatLngExpression, zoom: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => map.setView(at, zoom), centringMs)
  }
  const moved = (to: LatLng) => onMove(rounded(to))
  const place = (to: Position | null) => {
    if (!to) {
      pin?.remove()
      pin = null
      return
    }
    const at = latLng(to)
    if (pin?.getLatLng().equals(at)) return follow(at, map.getZoom())
    pin ??= newPin(map, at, words.pin, moved)
    pin.setLatLng(at)
    follow(at, Math.max(map.getZoom(), near))
  }
  if (position) pin = newPin(map, latLng(position), words.pin, moved)
  let named: Landmark[] = []
  const nameAll = () => {
    landmarks.clearLayers()
    const points = named.map((place) => ({ ...place, ...map.latLngToLayerPoint(latLng(place.position)) }))
    const legiblePoints = legible(points)
    for (const point of points) landmarkAt(point, legiblePoints.has(point)).addTo(landmarks)
  }
  map.on('zoomend', nameAll)
  map.on('click', ({ latlng }) => {
    const at = latLng(rounded(latlng))
    pin ??= newPin(map, at, words.pin, moved)
    pin.setLatLng(at)
    moved(latlng)
  })
  return {
    place,
    name: (places) => {
      named = tilesUrl ? [] : places
      nameAll()
    },
    close: () => {
      clearTimeout(timer)
      map.remove()
    },
  }
}

/**
 * Returns a layer of tiles, else of squares that show the map's movement. OpenStreetMap serves only requests with a
 * referrer.
 */
function background(tilesUrl: string | null): GridLayer {
  if (!tilesUrl) return new Squares()
  return tileLayer(tilesUrl, { maxZoom: 18, attribution: tileOwner(tilesUrl), referrerPolicy: 'origin' })
}

class Squares extends GridLayer {
  override createTile() {
    const square = document.createElement('div')
    square.className = 'pin-map-square'
    return square
  }
}

function newPin(map: LeafletMap, at: LatLngExpression, label: string, moved: (to: LatLng) => void): Marker {
  const icon = divIcon({ className: 'pin-map-pin', html: drawing, iconSize: [32, 40], iconAnchor: [16, 38] })
  const pin = makeMarker(at, { icon, draggable: true, autoPan: true, title: label }).addTo(map)
  pin.on('dragend', () => moved(pin.getLatLng()))
  const element = pin.getElement()
  element?.setAttribute('aria-label', label)
  element?.addEventListener('keydown', (event) => {
    const point = nudged(map.latLngToContainerPoint(pin.getLatLng()), event)
    if (!point) return
    event.preventDefault()
    event.stopPropagation()
    pin.setLatLng(map.containerPointToLatLng([point.x, point.y]))
    moved(pin.getLatLng())
  })
  return pin
}

function landmarkAt({ position, name }: Landmark, isNamed: boolean): Marker {
  const icon = divIcon({ className: 'pin-map-landmark', iconSize: [6, 6] })
  const dot = makeMarker(latLng(position), { icon, interactive: false, keyboard: false })
  if (!isNamed) return dot
  return dot.bindTooltip(name, { permanent: true, direction: 'right', className: 'pin-map-name', offset: [4, 0] })
}

function latLng({ latitude, longitude }: Position): [number, number] {
  return [latitude, longitude]
}

const drawing = `<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true">
<path d="M16 38C10 29 4 23 4 15a12 12 0 0 1 24 0c0 8-6 14-12 23Z"/><circle cx="16" cy="15" r="4.5"/></svg>`
