import { useTranslation } from 'react-i18next'
import type { ApiProblem } from '#api/problem'
import { Notice } from './Notice.tsx'

/** Shows why a request failed, where the screen has no message of its own for it. */
export function ProblemNotice({ problem }: { problem: ApiProblem | null }) {
  const { t } = useTranslation('access')
  if (!problem) return null
  if (problem.code === 'network') {
    return (
      <Notice kind="error" title={t('problem.network')}>
        {t('problem.networkText')}
      </Notice>
    )
  }
  if (problem.code === 'too_many_requests') {
    return (
      <Notice kind="error" title={t('problem.tooMany')}>
        {problem.detail || t('problem.tooManyText')}
      </Notice>
    )
  }
  return (
    <Notice kind="error" title={t('problem.other')}>
      {problem.detail || t('problem.otherText')}
    </Notice>
  )
}
