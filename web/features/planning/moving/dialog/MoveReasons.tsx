import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled } from '@ant-design/icons'
import type { Verdict } from '@filao/domain/planning/move-verdict'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { inOneText } from '../state/move-messages.ts'

type Props = {
  verdict: Pick<Verdict, 'refusals' | 'warnings'>
  /** Further reasons for which the server will refuse, as sentences. */
  refusals?: string[]
}

/** Explains in words, not by colour alone, why something cannot be dropped here, and the warnings if it can. */
export function MoveReasons({ verdict, refusals = [] }: Props) {
  const { t } = useTranslation('planning/moving')
  const language = useLanguage()
  const refused = [...refusals, ...verdict.refusals.map((sentence) => sentence[language])]
  const warnings = verdict.warnings.map((sentence) => sentence[language])
  return (
    <div className="move-reasons">
      {refused.length === 0 ? (
        <p className="move-free">
          <CheckCircleFilled aria-hidden /> {t('verdict.free')}
        </p>
      ) : (
        <div className="move-refused">
          <strong>
            <CloseCircleFilled aria-hidden /> {t('verdict.refused')}
          </strong>
          <List sentences={refused} />
        </div>
      )}
      {warnings.length > 0 && (
        <div className="move-warned">
          <strong>
            <ExclamationCircleFilled aria-hidden /> {t('verdict.warnings')}
          </strong>
          <List sentences={warnings} />
        </div>
      )}
    </div>
  )
}

function List({ sentences }: { sentences: string[] }) {
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{inOneText([sentence])}</li>
      ))}
    </ul>
  )
}
