import { formatNumber } from '@filao/domain/kernel/number-text'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'

type Props = { counts: { key: 'ready' | 'created' | 'existing' | 'out' | 'left' | 'problem'; count: number }[] }

/** Shows how many rows are of each kind. */
export function Counts({ counts }: Props) {
  const { t } = useTranslation('imports')
  const language = useLanguage()
  return (
    <dl className="importer-counts">
      {counts.map(({ key, count }) => (
        <div key={key} className={`importer-count importer-count-${key}`}>
          <dt>{t(`counts.${key}`)}</dt>
          <dd>{formatNumber(count, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
