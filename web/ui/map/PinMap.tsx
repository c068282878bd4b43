import { lazy, Suspense } from 'react'
import type { PinMapProps } from './PinMapView.tsx'
import './PinMap.css'

const PinMapView = lazy(() => import('./PinMapView.tsx').then((module) => ({ default: module.PinMapView })))

/** A map with one pin that is dragged, or put down by a click. The map's code comes after the screen's, which keeps its place. */
export function PinMap(props: PinMapProps) {
  return (
    <div className="pin-map">
      <Suspense>
        <PinMapView {...props} />
      </Suspense>
    </div>
  )
}
