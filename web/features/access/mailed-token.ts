import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** The token of a mailed link, taken out of the address bar, where it would stay in the history and in pictures of the screen. */
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
