/** The exports of the deadlines for other features. */
export { keepOffTheRoad } from './departure.ts'
