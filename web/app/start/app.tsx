import '../zod-without-eval.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { startAppearance } from '../appearance.ts'
import { prefetchLinks } from '../prefetch-links.ts'
import { startLanguages } from './languages.ts'
import { routes } from './routes.tsx'

startAppearance()
await Promise.all([startLanguages(), 'Temporal' in globalThis || import('temporal-polyfill/global')])

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
)

prefetchLinks()
