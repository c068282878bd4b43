import { Skeleton } from 'antd'
import { type ComponentProps, lazy, Suspense } from 'react'
import type { RichTextEditor as Editor } from './RichTextEditor.tsx'
import type { RichTextView as View } from './RichTextView.tsx'

const LoadedEditor = lazy(() => import('./RichTextEditor.tsx').then((module) => ({ default: module.RichTextEditor })))
const LoadedView = lazy(() => import('./RichTextView.tsx').then((module) => ({ default: module.RichTextView })))
const waiting = <Skeleton active className="appear-late" paragraph={{ rows: 10 }} />

/** The editor of terms. It weighs more than its screen, which shows before it. */
export function RichTextEditor(props: ComponentProps<typeof Editor>) {
  return (
    <Suspense fallback={waiting}>
      <LoadedEditor {...props} />
    </Suspense>
  )
}

/** Terms to be read, by the same weight. */
export function RichTextView(props: ComponentProps<typeof View>) {
  return (
    <Suspense fallback={waiting}>
      <LoadedView {...props} />
    </Suspense>
  )
}
