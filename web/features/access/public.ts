/** The parts of the accounts' screens that other features may use. */
export { SavedViews } from './saved-view/SavedViews.tsx'
