import { Input } from 'antd'
import { type ComponentProps, lazy, Suspense } from 'react'

const Loaded = lazy(() => import('./EurosInput.tsx').then((module) => ({ default: module.EurosInput })))

/** Edits an amount that few users ever type: antd's number field loads when it is shown. */
export function LateEurosInput(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense fallback={<Input disabled style={{ width: 160 }} />}>
      <Loaded {...props} />
    </Suspense>
  )
}
