import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { LoadError } from './LoadError.tsx'

type Props<Data> = {
  read: { data: Data | undefined; error: unknown; refetch: () => unknown }
  /** The layout shown while the data loads, or its number of text lines. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows the data of a read: a skeleton while it loads, and the reason with a retry when it fails. */
export function WhenLoaded<Data>({ read, skeleton, children }: Props<Data>) {
  if (read.data !== undefined) return children(read.data)
  if (read.error) return <LoadError error={read.error} onRetry={read.refetch} />
  if (typeof skeleton !== 'number') return skeleton
  return <Skeleton active className="appear-late" paragraph={{ rows: skeleton }} />
}
