import type { Resource } from '@filao/domain/billing/plan'
import { type ReactNode, useState } from 'react'
import { useBilling } from '../phase/use-billing.ts'
import { hasRoom } from '../plan/plan-choice.ts'
import { UpgradePrompt } from './LazyUpgradePrompt.tsx'

type Props = {
  resource: Resource
  /** Called when the user does not go on. */
  onLater: () => void
  /** The form that creates the item. */
  children: ReactNode
}

/** Shows the form that creates something limited by the plan. Without room, it shows the prompt first. */
export function Gated({ resource, onLater, children }: Props) {
  const { data: state } = useBilling()
  const [isOpen, setIsOpen] = useState(() => !state || hasRoom(state, resource))
  if (isOpen) return children
  return <UpgradePrompt resource={resource} adding={1} onClose={(goesOn) => (goesOn ? setIsOpen(true) : onLater())} />
}
