import { useLocation } from 'react-router'

/** The navigation state of a screen that is reached by a step of a rental, to continue with the rental's next step. */
type Landing = { movedRentalId: number }

/** The navigation state of the summary after an extension, which continues with what is due. */
type Extended = { extendedRentalId: number }

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

/** Returns the state that leads the summary of an extended rental with what is due. */
export function extendedOn(rental: { id: number }): Extended {
  return { extendedRentalId: rental.id }
}

/** Returns true when this rental has just been extended here. */
export function useIsExtended(rental: { id: number }): boolean {
  const { state } = useLocation()
  return (state as Partial<Extended> | null)?.extendedRentalId === rental.id
}
