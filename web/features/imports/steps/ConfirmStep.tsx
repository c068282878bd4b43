import type { Resource } from '@filao/domain/billing/plan'
import type { ShownKind } from '@filao/domain/imports/kind'
import { unusedColumns } from '@filao/domain/imports/table'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { type Room, useRoom } from '#features/billing/public'
import { Notice } from '#ui/feedback/Notice'
import type { CheckedRow, ImportState, RowStatus, statusesOf } from '../rows/import-state.ts'
import { RowList } from '../rows/RowList.tsx'
import { Counts } from './Counts.tsx'
import type { ImporterMessages } from './importer-messages.ts'

type Props = {
  kind: ShownKind
  resource: Resource | null
  words: ImporterMessages
  state: ImportState
  checked: CheckedRow<unknown>[]
  statuses: ReturnType<typeof statusesOf>
  /** Opens the prompt with the next plan. */
  ask: (adding: number) => Promise<boolean>
  onBack: () => void
  onCreate: (count: number) => void
}

/** Shows the counts and the room of the plan, before anything is written. */
export function ConfirmStep({ kind, resource, words, state, checked, statuses, ask, onBack, onCreate }: Props) {
  const { t } = useTranslation('imports')
  const count = (...which: RowStatus[]) => statuses.filter(({ status }) => which.includes(status)).length
  const ready = count('ready')
  const limit = useRoom(resource ?? 'customers', ready)
  const room = resource === null ? null : limit
  const fits = room ? Math.min(ready, room.left) : ready
  const unused = unusedColumns(state.headings, state.rows, state.columns)
  return (
    <>
      <Counts
        counts={[
          { key: 'ready', count: ready },
          { key: 'existing', count: count('existing', 'repeated') },
          { key: 'problem', count: count('problem', 'failed') },
          { key: 'out', count: count('leftOut') },
        ]}
      />
      {room && <RoomNotice room={room} ready={ready} fits={fits} onAsk={() => void ask(ready)} />}
      {unused.length > 0 && (
        <p>
          {t('confirm.unused', {
            columns: unused.map(({ at, heading }) => heading || t('columns.unnamed', { number: at + 1 })).join(', '),
          })}
        </p>
      )}
      <RowList
        title={words.warnings ?? t('confirm.warnings')}
        kind={kind}
        checked={checked}
        statuses={statuses}
        which={['ready']}
        only={({ row }) => row.outcome?.message != null}
      />
      <RowList
        title={t('confirm.existing')}
        kind={kind}
        checked={checked}
        statuses={statuses}
        which={['existing', 'repeated']}
      />
      <RowList
        title={t('confirm.problems')}
        kind={kind}
        checked={checked}
        statuses={statuses}
        which={['problem', 'failed']}
      />
      <RowList title={t('confirm.leftOut')} kind={kind} checked={checked} statuses={statuses} which={['leftOut']} />
      <div className="importer-bar importer-bar-sticky">
        <Button type="primary" disabled={fits === 0 || room === undefined} onClick={() => onCreate(fits)}>
          {fits < ready && fits > 0 ? t('confirm.createFirst', { count: fits, total: ready }) : words.create(ready)}
        </Button>
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </>
  )
}

type RoomProps = { room: Room; ready: number; fits: number; onAsk: () => void }

/**
 * Shows how many rows fit the plan and, where not all do, the next plan with room for them; or that the subscription is
 * suspended or over.
 */
function RoomNotice({ room: { stop, planName, limit, used, left, next }, ready, fits, onAsk }: RoomProps) {
  const { t } = useTranslation('imports')
  if (stop && fits < ready) {
    const action = <Button onClick={onAsk}>{t('confirm.goOn')}</Button>
    return <Notice type="warning" role="status" title={t(`confirm.${stop}`)} action={action} />
  }
  const use = t('confirm.use', { plan: planName ?? '–', used, limit })
  if (fits === ready) return <p>{use}</p>
  const offer =
    next &&
    t(next.limit === null ? 'confirm.nextUnlimited' : 'confirm.next', { plan: next.name, count: next.limit ?? 0 })
  return (
    <Notice
      type="warning"
      role="status"
      title={t('confirm.tooMany', { count: left, total: ready })}
      description={[use, offer].filter(Boolean).join(' ')}
      action={<Button onClick={onAsk}>{t('confirm.plans')}</Button>}
    />
  )
}
