/** The parts of the deadlines' screens that other features may use. */
export { DeadlineNotice } from './DeadlineNotice.tsx'
export { DepartureStop } from './DepartureStop.tsx'
export { VehicleDeadlines } from './VehicleDeadlines.tsx'
