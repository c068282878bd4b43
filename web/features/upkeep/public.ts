/** The parts of the deadlines' screens that other features may use. */
export { DeadlineMark, DeadlineMarks } from './DeadlineMark.tsx'
export { DeadlineNotice, useDueDeadlines } from './DeadlineNotice.tsx'
export { DepartureStop } from './DepartureStop.tsx'
export { DueWithin } from './DueWithin.tsx'
export { VehicleDeadlines } from './VehicleDeadlines.tsx'
