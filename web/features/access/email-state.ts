import { useLocation } from 'react-router'

/** The e-mail address that the screen before passed on, so that it is typed once. */
export function useGivenEmail(): string {
  const state: unknown = useLocation().state
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : ''
  return typeof email === 'string' ? email : ''
}
