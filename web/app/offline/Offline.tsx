import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { cache } from '#api/cache'
import { call } from '#api/call'
import { getMe } from '#api/calls'
import { isConnectionLost, noteConnection, onConnectionChange } from '#api/connection'
import { readOlderAgain } from '#api/read-or-kept'
import { isSomethingUnsaved } from '#ui/form/draft'
import { OfflineBanner } from './OfflineBanner.tsx'
import { followOtherTabs } from './other-tabs.ts'
import { UpdateNotice } from './UpdateNotice.tsx'
import { startWorker } from './worker.ts'

/** The pause between two questions to a server that gave no response. */
const probeMs = 5_000

/**
 * Tells that the server cannot be reached and how old the data on the screen are, and that a new version is ready,
 * which opens with the next screen unless something typed is not saved. Leaves when another tab signs out.
 */
export function Offline() {
  const isLost = useSyncExternalStore(onConnectionChange, isConnectionLost)
  useReconnect(isLost)
  useEffect(followOtherTabs, [])
  const isUpdated = useUpdate()
  return (
    <>
      {isLost && <OfflineBanner />}
      {isUpdated && <UpdateNotice />}
    </>
  )
}

/**
 * Asks a lost server until it responds, at once when the browser has a network again; then everything is read again.
 * Reads that had no response are repeated as soon as another call gets one.
 */
function useReconnect(isLost: boolean): void {
  useEffect(() => {
    const lose = () => noteConnection(false)
    if (!navigator.onLine) lose()
    addEventListener('offline', lose)
    return () => removeEventListener('offline', lose)
  }, [])
  useEffect(() => onConnectionChange(() => void (isConnectionLost() || readOlderAgain())), [])
  useEffect(() => {
    if (!isLost) return
    const asking = new AbortController()
    const ask = () => void probe(asking.signal)
    const timer = setInterval(ask, probeMs)
    addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('online', ask)
      asking.abort()
    }
  }, [isLost])
}

async function probe(signal: AbortSignal): Promise<void> {
  try {
    await call(getMe, { signal })
  } catch {
    // A refusal is a response too.
    if (isConnectionLost()) return
  }
  await cache.invalidateQueries()
}

/** Returns true once a new version is ready. Takes it between two screens, when nothing typed or sent would be lost. */
function useUpdate(): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => startWorker(() => setReady(true)), [])
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (isReady && !isSomethingUnsaved() && cache.isMutating() === 0) window.location.reload()
  }, [pathname, isReady])
  return isReady
}
