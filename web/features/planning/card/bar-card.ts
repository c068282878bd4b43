import type { Bar } from '@filao/domain/planning/bars'
import type { Planning, PlanningVehicle } from '@filao/domain/planning/board.schema'

/** Props of the card of a bar. */
export type BarCardProps = {
  bar: Bar
  vehicle: PlanningVehicle
  agencies: Planning['agencies']
  /** The bar's element: the card is placed beside it, and the focus returns there. */
  anchor: HTMLElement
  onClose: () => void
  /** Returns the focus when that element is gone because the bar has moved to another row. */
  onReturn: () => void
  /** Opens the form that moves the bar; without it the button is hidden. */
  onMove?: (() => void) | undefined
  /** Called when the bar is permanently deleted, and its element with it. */
  onDeleted: () => void
}
