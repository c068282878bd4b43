import { Skeleton } from 'antd'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { RichTextEditor as Editor } from './RichTextEditor.tsx'
import type { RichTextView as View } from './RichTextView.tsx'

const LoadedEditor = lazy(() => import('./RichTextEditor.tsx').then((module) => ({ default: module.RichTextEditor })))
const LoadedView = lazy(() => import('./RichTextView.tsx').then((module) => ({ default: module.RichTextView })))
const waiting = <Skeleton active className="appear-late" paragraph={{ rows: 10 }} />

/** The editor of terms, loaded on demand: it is larger than its screen, which is shown first. */
export function RichTextEditor(props: ComponentProps<typeof Editor>) {
  return (
    <Suspense fallback={waiting}>
      <LoadedEditor {...props} />
    </Suspense>
  )
}

/** Shows terms read only, loaded on demand for the same reason. */
export function RichTextView(props: ComponentProps<typeof View>) {
  return (
    <Suspense fallback={waiting}>
      <LoadedView {...props} />
    </Suspense>
  )
}
