import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/**
 * Returns the token of a mailed link and removes it from the address bar, so that history and screenshots do not show
 * it.
 */
export function useMailedToken(): string {
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(search.get('token') ?? '')
  const inAddress = search.has('token')
  useEffect(() => {
    if (inAddress) void navigate(pathname, { replace: true })
  }, [inAddress, pathname, navigate])
  return token
}
