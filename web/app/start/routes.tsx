import type { ComponentType } from 'react'
import { type RouteObject, useResolvedPath } from 'react-router'
import { loadMessages } from '#session/language'
import { paths } from '#session/paths'
import type { Screen } from '#session/screen'
import { CrashPage } from '../CrashPage.tsx'
import { Root } from '../Root.tsx'
import { fetchLayout, frame, signInScreens } from './screens.ts'

const notFound: RouteObject = {
  path: '*',
  lazy: () => import('../NotFoundPage.tsx').then((m) => ({ Component: m.NotFoundPage })),
}

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <CrashPage />,
    // Nothing over the brand that the page itself shows until the first screen is drawn.
    hydrateFallbackElement: <></>,
    children: [
      ...signInScreens.map(routeOf),
      { path: paths.printableContract, lazy: fetchPrintable },
      { path: paths.printablePlanning, lazy: fetchPlanningSheet },
      {
        id: 'layout',
        lazy: fetchFrame,
        children: [...frame.children.map(routeOf), notFound],
      },
    ],
  },
]

/** Returns the route of a screen, with its permission; its code and words are fetched when it is first opened. */
function routeOf({ path, words, load, can, children }: Screen): RouteObject {
  const lazy = async () => {
    const [Component] = await Promise.all([load(), loadMessages(...words)])
    return { Component: mountedForEachPath(Component) }
  }
  return { path, lazy, handle: can, ...(children.length > 0 && { children: children.map(routeOf) }) }
}

/**
 * Mounts a screen again when an id in its path changes, so that its state is never that of another rental or vehicle.
 */
function mountedForEachPath(Screen: ComponentType): ComponentType {
  return function ScreenAtPath() {
    return <Screen key={useResolvedPath('').pathname} />
  }
}

/** Documents for print have no frame; they need the session as every screen does. */
async function fetchPrintable() {
  const [page, layout] = await Promise.all([
    import('../../printable/PrintablePage.tsx'),
    import('../layout/Layout.tsx'),
    loadMessages('ui'),
  ])
  return { Component: page.PrintablePage, loader: layout.loadSession }
}

async function fetchPlanningSheet() {
  const [page, layout] = await Promise.all([
    import('#features/planning/print/PlanningSheetPage'),
    import('../layout/Layout.tsx'),
    loadMessages('ui', 'planning/print'),
  ])
  return { Component: page.PlanningSheetPage, loader: layout.loadSession }
}

async function fetchFrame() {
  const [layout] = await Promise.all([fetchLayout(), loadMessages('app', 'ui')])
  return { Component: layout.Layout, loader: layout.loadSession }
}
