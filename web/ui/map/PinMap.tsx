import { lazyPart } from '../later/lazy-part.tsx'
import type { PinMapProps } from './PinMapView.tsx'
import './PinMap.css'

const PinMapView = lazyPart(() => import('./PinMapView.tsx'), 'PinMapView')

/**
 * Shows a map with one pin that is dragged, or set by a click. The map's code loads after the screen's, which reserves
 * the space.
 */
export function PinMap(props: PinMapProps) {
  return (
    <div className="pin-map">
      <PinMapView {...props} />
    </div>
  )
}
