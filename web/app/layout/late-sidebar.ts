import { late } from '#ui/later/late'

/** The menu beside every screen, which a phone shows on demand. */
export const lateSidebar = late(() => import('./Sidebar.tsx'))
