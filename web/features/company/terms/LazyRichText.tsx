import { Skeleton } from 'antd'
import { lazyPart } from '#ui/later/lazy-part'

const waiting = <Skeleton active className="appear-late" paragraph={{ rows: 10 }} />

/** The editor of terms, loaded on demand: it is larger than its screen, which is shown first. */
export const RichTextEditor = lazyPart(() => import('./RichTextEditor.tsx'), 'RichTextEditor', waiting)

/** Shows terms read only, loaded on demand for the same reason. */
export const RichTextView = lazyPart(() => import('./RichTextView.tsx'), 'RichTextView', waiting)
