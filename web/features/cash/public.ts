/** The parts of the cash desk's screens that other features may use. */
export { DrawerNotice, useDrawers } from './DrawerNotice.tsx'
