import { Outlet, ScrollRestoration } from 'react-router'

/** Wraps every screen: going back restores the scroll position. */
export function Root() {
  return (
    <>
      <Outlet />
      {/* First pages share the key `default`: their path is used instead, so that scroll positions stay apart. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </>
  )
}
