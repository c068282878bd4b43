import { Input } from 'antd'
import { lazyPart } from '../later/lazy-part.tsx'

const waiting = <Input disabled aria-busy style={{ width: 160 }} />

/** Edits an amount that few users ever type: antd's number field loads when it is shown. */
export const EurosInput = lazyPart(() => import('./EurosInput.tsx'), 'EurosInput', waiting)
