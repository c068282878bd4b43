import { useTranslation } from 'react-i18next'
import { ApiProblem } from '#api/problem'

/**
 * Turns any failure into the sentence to show: the server's own, or one for a missing response. For a `problem`, that
 * sentence adds that nothing typed is lost.
 */
export function useProblemText(of: 'problem' | 'reading' = 'problem'): (error: unknown) => string {
  const { t } = useTranslation('ui')
  return (error) => {
    if (!(error instanceof ApiProblem)) return t('problem.other')
    if (error.code === 'network') return t(`${of}.network`)
    if (error.code === 'internal') return t(`${of}.internal`)
    if (error.code === 'unavailable') return t(`${of}.unavailable`)
    if (error.detail) return error.detail
    if (error.code === 'too_many_requests') return t('problem.tooMany')
    if (error.code === 'too_large') return t('problem.tooLarge')
    return error.code === 'not_found' ? t('problem.notFound') : t('problem.other')
  }
}
