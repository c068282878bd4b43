import { Skeleton } from 'antd'

/** The layout of an example while its code, the fees or the options load. */
export function ExampleSkeleton() {
  return <Skeleton active className="appear-late example-skeleton" title={false} paragraph={{ rows: 8 }} />
}
