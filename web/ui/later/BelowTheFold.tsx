import { type PropsWithChildren, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useIsWideScreen } from '../wide-screen.ts'
import { useIdle } from './use-idle.ts'
import './BelowTheFold.css'

type Props = PropsWithChildren<{
  /** True for a screen that people come back to where they left it: drawn in parts only when Filao starts with it. */
  atStartOnly?: boolean
}>

let isStarted = false

/**
 * Renders parts of a long screen that a phone shows only after scrolling, once the first ones are painted there. An
 * address that names a part gets all of them at once.
 */
export function BelowTheFold({ children, atStartOnly = false }: Props) {
  const isWide = useIsWideScreen()
  const isPainted = useIdle(true)
  const { hash } = useLocation()
  const [isAtOnce] = useState(atStartOnly && isStarted)
  useEffect(() => {
    if (isPainted) isStarted = true
  }, [isPainted])
  return isWide || isPainted || isAtOnce || hash !== '' ? children : <div className="below-the-fold" aria-busy />
}
