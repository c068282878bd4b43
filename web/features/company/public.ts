/** What other features may use of the company's screens. */
export { TownItems } from './TownItems.tsx'
