import { Input } from 'antd'
import { lazyPart } from '#ui/later/lazy-part'

const waiting = <Input disabled aria-busy size="large" className="option-quantity" />

/** Asks how many of an option a rental has: antd's number field loads when such an option is chosen. */
export const QuantityInput = lazyPart(() => import('./QuantityInput.tsx'), 'QuantityInput', waiting)
