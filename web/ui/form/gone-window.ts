import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useToast } from '../feedback/toast.ts'

/**
 * Says that a change made elsewhere closed a window, as when the customer cancels the rental that an agent is about to
 * cancel, if `holds` says that typed values went with it. `left()` notes that the user closed the window or saved it.
 */
export function useGoneWindow(title: string, holds: boolean): { left: () => void } {
  const { t } = useTranslation('ui')
  const toast = useToast()
  const { pathname } = useLocation()
  const isLeft = useRef(false)
  const notify = useRef<() => void>(null)
  notify.current = () => {
    // The end of the session and another screen close it too; they have words of their own.
    if (holds && !isLeft.current && window.location.pathname === pathname) toast.refused(t('form.gone', { title }))
  }
  useEffect(() => () => notify.current?.(), [])
  return {
    left: () => {
      isLeft.current = true
    },
  }
}
