import { lazy, Suspense, useSyncExternalStore } from 'react'
import { fetchPopups, popupsWanted, providePopups } from './popups.ts'

const PopupHost = lazy(() => fetchPopups().then((module) => ({ default: module.PopupHost })))

/** Shows messages and questions from the first one on: their code is not part of the first paint. */
export function LatePopups() {
  const isWanted = useSyncExternalStore(popupsWanted.subscribe, popupsWanted.get)
  return <Suspense>{isWanted && <PopupHost provide={providePopups} />}</Suspense>
}
