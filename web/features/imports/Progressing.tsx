import { Button, Progress } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = { doing: 'check' | 'create'; done: number; total: number; onStop: () => void }

/** Shows how many rows were sent, with a button to stop. */
export function Progressing({ doing, done, total, onStop }: Props) {
  const { t } = useTranslation('imports')
  return (
    <div className="importer-progress" role="status">
      <strong>{t(`run.${doing}`)}</strong>
      <Progress
        percent={Math.round((100 * done) / total)}
        showInfo={false}
        status="active"
        aria-label={t(`run.${doing}`)}
      />
      <span>{t('run.progress', { done, total })}</span>
      <Button onClick={onStop}>{t('run.stop')}</Button>
    </div>
  )
}
