import { Outlet, ScrollRestoration } from 'react-router'

/** Wraps every screen: going back restores the scroll position. */
export function Root() {
  return (
    <>
      <Outlet />
      {/* Pages loaded without navigation share the key `default`; their path is used so that they do not share a scroll position. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </>
  )
}
