import { Outlet, ScrollRestoration } from 'react-router'

/** Around every screen: going back finds the place in the page again. */
export function Root() {
  return (
    <>
      <Outlet />
      {/* Every page that is opened afresh has the same key: its address keeps it from standing where another was left. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </>
  )
}
