import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '#session/session'
import { type KeptCheck, keptChecks, onOutboxChange, openOutbox } from './outbox.ts'

/** Returns the checks that the signed-in user has typed or left waiting on this device; null until they are read. */
export function useKeptChecks(): readonly KeptCheck[] | null {
  const { companyId, user } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const checks = useSyncExternalStore(onOutboxChange, keptChecks)
  useEffect(() => {
    let isCurrent = true
    void openOutbox({ companyId, userId: user.id }).then(() => isCurrent && setIsOpen(true))
    return () => {
      isCurrent = false
    }
  }, [companyId, user.id])
  return isOpen ? checks : null
}
