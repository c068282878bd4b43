import { Outlet, ScrollRestoration } from 'react-router'

/** Around every screen: going back finds the place in the page again. */
export function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
