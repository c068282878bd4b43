import type { ReactNode } from 'react'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { DataTable } from './DataTable.tsx'
import type { DataTableProps } from './data-table.ts'

type Props<Row extends { id: number }> = Pick<DataTableProps<Row>, 'columns' | 'to' | 'actions'> & {
  title: string
  read: DataTableProps<Row>['read'] & { data: Row[] | undefined }
  /** The button that creates an item: in the header, or within an empty list. */
  create: ReactNode
  emptyTitle: string
  emptyText: string
  /** Buttons at the left of the header. */
  children?: ReactNode
}

/** A screen that lists all items of a kind: the header with their number, the table, and the way to create one. */
export function ListPage<Row extends { id: number }>(props: Props<Row>) {
  const { title, read, create, emptyTitle, emptyText, children, ...table } = props
  return (
    <>
      {/* While the list loads the button keeps its row, so that the table does not move when it has arrived. */}
      <PageHeader title={title} count={read.data?.length} action={read.data?.length === 0 ? null : create}>
        {children}
      </PageHeader>
      <DataTable<Row>
        {...table}
        label={title}
        read={read}
        rows={read.data}
        empty={<EmptyState title={emptyTitle} text={emptyText} action={create} />}
      />
    </>
  )
}
