import { useLocation } from 'react-router'

/** The navigation state of a screen that is reached by a step of a rental, to continue with the rental's next step. */
type Landing = { movedRentalId: number }

/** Returns the state that puts the next step of this rental into focus on the screen that opens. */
export function landingOn(rental: { id: number }): Landing {
  return { movedRentalId: rental.id }
}

/** Returns the id of the rental whose step has just led to this screen, or null. */
export function useLanding(): number | null {
  const { state } = useLocation()
  const id = (state as Partial<Landing> | null)?.movedRentalId
  return typeof id === 'number' ? id : null
}
