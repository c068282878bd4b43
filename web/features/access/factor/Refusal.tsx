import { useTranslation } from 'react-i18next'
import type { ApiProblem } from '#api/problem'

/** Shows the refusal of a step that belongs to no field. */
export function Refusal({ problem }: { problem: ApiProblem | null }) {
  const { t } = useTranslation('access')
  if (!problem) return null
  return (
    <p className="auth-error" role="alert">
      {problem.detail || t(problem.code === 'network' ? 'problem.networkText' : 'problem.otherText')}
    </p>
  )
}
