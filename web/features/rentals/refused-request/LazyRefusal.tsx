import { type ComponentProps, lazy, Suspense } from 'react'

const Form = lazy(() => import('./RefusalForm.tsx').then((module) => ({ default: module.RefusalForm })))
const Record = lazy(() => import('./RecordRefusal.tsx').then((module) => ({ default: module.RecordRefusal })))

/** Records a search of the planning. Its code and words load at the first search that finds nothing. */
export function RefusalForm(props: ComponentProps<typeof Form>) {
  return (
    <Suspense fallback={null}>
      <Form {...props} />
    </Suspense>
  )
}

/** Records a search of a form, loaded as `RefusalForm` is. */
export function RecordRefusal(props: ComponentProps<typeof Record>) {
  return (
    <Suspense fallback={null}>
      <Record {...props} />
    </Suspense>
  )
}
