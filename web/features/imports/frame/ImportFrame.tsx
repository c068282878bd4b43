import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { LoadError } from '#ui/feedback/LoadError'
import { PageHeader } from '#ui/PageHeader'

type Read = { data: unknown; error: unknown; refetch: () => unknown }

type Props = {
  title: string
  /** The reads that the importer needs. */
  reads: readonly Read[]
  children: ReactNode
}

/** Renders the title of an import, and the importer once everything that it needs is read. */
export function ImportFrame({ title, reads, children }: Props) {
  const failed = reads.find(({ error, data }) => error && !data)
  if (failed) return <LoadError error={failed.error} onRetry={failed.refetch} />
  return (
    <>
      <PageHeader title={title} />
      {reads.every(({ data }) => data) ? children : <Skeleton active className="appear-late" />}
    </>
  )
}
