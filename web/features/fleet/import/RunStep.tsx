import { Button, Progress } from 'antd'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths'
import { Notice } from '#ui/feedback/Notice'
import { LinkButton } from '#ui/LinkButton'
import { Plate } from '#ui/Plate'
import type { ImportRow } from './import-rows.ts'
import type { useCreation } from './use-creation.ts'

type Props = {
  rows: ImportRow[]
  created: number
  failed: number
  creation: ReturnType<typeof useCreation>
  onStart: (rows: ImportRow[]) => void
  onCorrect: () => void
}

/**
 * Shows the progress of the creation, with buttons to stop and continue; then the failures, their reasons, and a retry.
 */
export function RunStep({ rows, created, failed, creation, onStart, onCorrect }: Props) {
  const { t } = useTranslation('fleet/import')
  const { isRunning, halted } = creation
  const todo = rows.filter(({ outcome }) => outcome === 'todo')
  const failures = rows.filter(({ outcome }) => typeof outcome === 'object')
  const done = created + failed
  const isPaused = !isRunning && todo.length > 0
  return (
    <>
      {todo.length > 0 && (
        <div className="vehicle-import-progress" role="status">
          <strong>{isRunning ? t('run.running') : t(halted ? 'run.halted' : 'run.stopped')}</strong>
          <Progress
            percent={Math.round((100 * done) / rows.length)}
            showInfo={false}
            status={isRunning ? 'active' : 'normal'}
            aria-label={t('run.running')}
          />
          <span>{t('run.progress', { done, total: rows.length })}</span>
        </div>
      )}
      {isPaused && halted && <Notice type="error" role="alert" title={halted} description={t('run.stoppedText')} />}
      {isPaused && !halted && <p>{t('run.stoppedText')}</p>}
      {todo.length === 0 && !isRunning && (
        <Notice
          type="success"
          role="status"
          title={t('run.done', { count: created })}
          description={failed === 0 && t('run.allDone')}
        />
      )}
      {failures.length > 0 && <Failures rows={failures} />}
      <div className="vehicle-import-bar">
        {isRunning && <Button onClick={creation.stop}>{t('run.stop')}</Button>}
        {isPaused && (
          <Button type="primary" onClick={() => onStart(todo)}>
            {t('run.resume')}
          </Button>
        )}
        {!isRunning && !isPaused && failures.length > 0 && (
          <>
            <Button type="primary" onClick={() => onStart(failures)}>
              {t('run.retry')}
            </Button>
            <Button onClick={onCorrect}>{t('run.correct')}</Button>
          </>
        )}
        {!isRunning && (
          <LinkButton {...(done === rows.length && failed === 0 && { type: 'primary' as const })} to={paths.vehicles}>
            {t('run.toList')}
          </LinkButton>
        )}
      </div>
    </>
  )
}

function Failures({ rows }: { rows: ImportRow[] }) {
  const { t } = useTranslation('fleet/import')
  return (
    <section>
      <h2>{t('run.failed', { count: rows.length })}</h2>
      <ul className="vehicle-import-failures">
        {rows.map(({ plate, outcome }) => (
          <li key={plate}>
            <Plate number={plate} />
            <span>{typeof outcome === 'object' && outcome.problem}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
