import { lazy, Suspense } from 'react'
import type { PinMapProps } from './PinMapView.tsx'
import './PinMap.css'

const PinMapView = lazy(() => import('./PinMapView.tsx').then((module) => ({ default: module.PinMapView })))

/**
 * Shows a map with one pin that is dragged, or set by a click. The map's code loads after the screen's, which reserves
 * the space.
 */
export function PinMap(props: PinMapProps) {
  return (
    <div className="pin-map">
      <Suspense>
        <PinMapView {...props} />
      </Suspense>
    </div>
  )
}
