import type { OpenSession } from '@filao/domain/access/open-session'
import { Button } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { endOtherSessions, endSession, listSessions } from '#api/calls'
import { useRead } from '#api/read'
import { useCompanyZone } from '#session/company-zone'
import { DateTime } from '#ui/date/DateTime'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { useFocusHome } from '#ui/feedback/focus-home'
import { useToast } from '#ui/feedback/toast'
import { DataTable } from '#ui/table/DataTable'
import type { Column } from '#ui/table/data-table'

/** Lists the devices on which the user is signed in; each session can be ended, or all others at once. */
export function Sessions() {
  const { t } = useTranslation('access/security')
  const read = useRead(listSessions)
  const endOthers = useAction(endOtherSessions)
  const hasOthers = (read.data?.length ?? 0) > 1
  return (
    <>
      <DataTable<OpenSession>
        label={t('sessions.title')}
        read={read}
        rows={read.data}
        columns={useColumns()}
        actions={(session) => !session.isCurrent && <EndButton session={session} />}
      />
      {hasOthers && (
        <ConfirmButton
          className="security-all"
          question={t('sessions.endOthersQuestion')}
          confirm={t('sessions.end')}
          onConfirm={() => endOthers.mutateAsync({})}
        >
          {t('sessions.endOthers')}
        </ConfirmButton>
      )}
    </>
  )
}

function EndButton({ session: { id, device } }: { session: OpenSession }) {
  const { t } = useTranslation('access/security')
  const toast = useToast()
  const end = useAction(endSession)
  const button = useRef<HTMLButtonElement>(null)
  useFocusHome(button)
  return (
    <Button
      ref={button}
      aria-label={t('sessions.endNamed', { device: device ?? t('sessions.unknown') })}
      onClick={() => end.mutateAsync({ params: { id } }).catch(toast.problem)}
    >
      {t('sessions.end')}
    </Button>
  )
}

function useColumns(): Column<OpenSession>[] {
  const { t } = useTranslation('access/security')
  const zone = useCompanyZone()
  return [
    {
      key: 'device',
      title: t('sessions.device'),
      render: ({ device, isCurrent }) => (
        <span className="team-name">
          {device ?? t('sessions.unknown')}
          {isCurrent && <span className="team-you">{t('sessions.current')}</span>}
        </span>
      ),
    },
    { key: 'address', title: t('sessions.address'), render: ({ address }) => address ?? '–' },
    {
      key: 'startedAt',
      title: t('sessions.first'),
      render: ({ startedAt }) => <DateTime at={startedAt} zone={zone} />,
    },
    {
      key: 'lastSeenAt',
      title: t('sessions.last'),
      render: ({ lastSeenAt }) => <DateTime at={lastSeenAt} zone={zone} />,
    },
  ]
}
