/** The parts of the cash desk's screens that other features may use. */
export { DrawerNotice } from './DrawerNotice.tsx'
