import type { Bar } from '@filao/domain/planning/bars'
import type { Planning, PlanningVehicle } from '@filao/domain/planning/board'

/** What the card of a bar is given. */
export type BarCardProps = {
  bar: Bar
  vehicle: PlanningVehicle
  agencies: Planning['agencies']
  /** The bar's element: the card stands beside it, and the focus returns there. */
  anchor: HTMLElement
  onClose: () => void
  /** Gives the focus back where that element is gone: the bar has moved to another row. */
  onReturn: () => void
  /** Asks where to the bar moves; there is no such button without it. */
  onMove?: (() => void) | undefined
  /** It is gone for good, and its element with it. */
  onDeleted: () => void
}
