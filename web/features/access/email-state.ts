import { useLocation } from 'react-router'

/** The e-mail address passed on by the previous screen, so that it is typed once. */
export function useKnownEmail(): string {
  const state: unknown = useLocation().state
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : ''
  return typeof email === 'string' ? email : ''
}
