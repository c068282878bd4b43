import { useEffect, useState } from 'react'
import { loadMessages } from '#session/language'
import { lazyPart } from '#ui/later/lazy-part'
import type { UpgradePromptProps } from './UpgradePrompt.tsx'

const load = async () => {
  const words = loadMessages('billing')
  const { UpgradePrompt } = await import('./UpgradePrompt.tsx')
  await words
  return { UpgradePrompt }
}
const Loaded = lazyPart(load, 'UpgradePrompt')

/** Shows the prompt at a limit. Its code and words load at the first opening; closing gives the focus back. */
export function UpgradePrompt(props: UpgradePromptProps) {
  const [from] = useState(() => document.activeElement)
  useEffect(() => () => void (from instanceof HTMLElement && from.focus()), [from])
  return <Loaded {...props} />
}
