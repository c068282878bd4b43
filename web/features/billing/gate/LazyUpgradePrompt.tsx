import { lazy, Suspense, useEffect, useState } from 'react'
import { loadWords } from '#session/language'
import type { UpgradePromptProps } from './UpgradePrompt.tsx'

const Loaded = lazy(async () => {
  const [module] = await Promise.all([import('./UpgradePrompt.tsx'), loadWords('billing')])
  return { default: module.UpgradePrompt }
})

/** Shows the prompt at a limit. Its code and words load at the first opening; closing gives the focus back. */
export function UpgradePrompt(props: UpgradePromptProps) {
  const [from] = useState(() => document.activeElement)
  useEffect(() => () => void (from instanceof HTMLElement && from.focus()), [from])
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
