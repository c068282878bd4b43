import { lazy, Suspense } from 'react'
import { loadWords } from '#app/i18n'
import type { UpgradePromptProps } from './UpgradePrompt.tsx'

const Loaded = lazy(async () => {
  const [module] = await Promise.all([import('./UpgradePrompt.tsx'), loadWords('billing')])
  return { default: module.UpgradePrompt }
})

/** What shows where a limit is reached. Its code and words come when it is first opened. */
export function UpgradePrompt(props: UpgradePromptProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
}
