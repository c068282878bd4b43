import { lazy } from 'react'

/** Links that open a message to a customer. Their code loads after the screen's. */
export const MessageLinks = lazy(() =>
  import('./MessageLinks.tsx').then((module) => ({ default: module.MessageLinks })),
)
