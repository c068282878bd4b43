import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '#api/problem'
import { ProgressLine } from '#ui/feedback/ProgressLine'
import { useProblemText } from '#ui/feedback/problem-text'
import type { Sending } from './use-document-uploads.ts'

type Props = { sendings: Sending[]; dismiss: (key: number) => void; retry: (sending: Sending) => void }

/** Shows the files being sent, each with its progress or the reason of its failure. */
export function DocumentSendings({ sendings, dismiss, retry }: Props) {
  const { t } = useTranslation('customers')
  const { t: ui } = useTranslation('ui')
  if (sendings.length === 0) return null
  return (
    <ul className="document-sendings" aria-label={t('documents.sending')}>
      {sendings.map((sending) => (
        <li key={sending.key}>
          <span className="document-file">{sending.file.name}</span>
          {sending.problem ? (
            <Problem problem={sending.problem} />
          ) : (
            <ProgressLine label={sending.file.name} share={sending.share} />
          )}
          {sending.problem && (
            <span className="document-buttons">
              {isPassing(sending.problem) && (
                <Button size="small" onClick={() => retry(sending)}>
                  {ui('retry')}
                </Button>
              )}
              <Button
                size="small"
                type="text"
                icon={<CloseOutlined />}
                aria-label={`${ui('close')} ${sending.file.name}`}
                onClick={() => dismiss(sending.key)}
              />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Problem({ problem }: { problem: NonNullable<Sending['problem']> }) {
  const { t } = useTranslation('customers')
  const text = useProblemText()
  return (
    <span role="alert" className="document-problem">
      {typeof problem === 'string' ? t(`documents.${problem}`) : text(problem.error)}
    </span>
  )
}

/** Returns true for a failure that a retry may fix; a refusal of this file is final. */
function isPassing(problem: NonNullable<Sending['problem']>): boolean {
  if (typeof problem === 'string') return false
  const { error } = problem
  return !(error instanceof ApiProblem) || error.status === 0 || error.status === 429 || error.status >= 500
}
