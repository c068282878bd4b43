import type { PropsWithChildren } from 'react'
import { useLocation } from 'react-router'
import { useIsWideScreen } from '../wide-screen.ts'
import { useIdle } from './use-idle.ts'
import './BelowTheFold.css'

/**
 * Renders groups of a long form that a phone shows only after scrolling, once the first ones are painted there. An address
 * that names a field gets all of them at once.
 */
export function BelowTheFold({ children }: PropsWithChildren) {
  const isWide = useIsWideScreen()
  const isPainted = useIdle(true)
  const { hash } = useLocation()
  return isWide || isPainted || hash !== '' ? children : <div className="below-the-fold" aria-busy />
}
