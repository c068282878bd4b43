import { EditOutlined, MailOutlined, PlusOutlined, UnlockOutlined } from '@ant-design/icons'
import { roleLabels } from '@filao/domain/access/roles'
import type { User } from '@filao/domain/access/user'
import { userLabels } from '@filao/domain/access/user-labels'
import { languageLabels } from '@filao/domain/kernel/language'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { deleteTeamMember, inviteTeamMember, listUsers, removeMemberFactors } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { EmptyState } from '#ui/feedback/EmptyState'
import { useToast } from '#ui/feedback/toast'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { StatusTag } from '#ui/StatusTag'
import { DataTable } from '#ui/table/DataTable'
import type { Column } from '#ui/table/data-table'
import { MemberModal } from './MemberModal.tsx'
import { memberName } from './member.ts'
import './team.css'

/** Lists everyone of the company; administrators add, edit and delete the others. */
export function TeamPage() {
  const { t } = useTranslation('access/team')
  const { companyId } = useSession()
  const read = useRead(listUsers, { params: { companyId } })
  const mayWrite = useCan('team.write')
  const [editing, setEditing] = useState<User | 'new' | null>(null)
  const isAlone = read.data?.length === 1
  const create = mayWrite && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => setEditing('new')}>
      {t('create')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} count={read.data?.length} action={isAlone ? null : create} />
      <DataTable<User>
        label={t('title')}
        read={read}
        rows={isAlone ? [] : read.data}
        columns={useColumns()}
        empty={<EmptyState title={t('aloneTitle')} text={t('aloneText')} action={create} />}
        actions={mayWrite && ((user) => <MemberActions user={user} onEdit={() => setEditing(user)} />)}
      />
      {editing && <MemberModal member={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  )
}

function useColumns(): Column<User>[] {
  const { t } = useTranslation('access/team')
  const { user: me } = useSession()
  const language = useLanguage()
  const by = (word: (user: User) => string) => (a: User, b: User) => word(a).localeCompare(word(b), language)
  return [
    {
      key: 'name',
      title: t('name'),
      render: (user) => (
        <span className="team-name">
          {memberName(user)}
          {user.id === me.id && <span className="team-you">{t('you')}</span>}
          {user.access === 'pending' && user.id !== me.id && <span className="team-you">{t('isPending')}</span>}
          {user.hasSecondFactor && <span className="team-you">{t('isProtected')}</span>}
        </span>
      ),
      compare: by(memberName),
    },
    {
      key: 'email',
      title: userLabels.email[language],
      render: ({ email }) => (
        <a href={`mailto:${email}`} className="team-email">
          {email}
        </a>
      ),
      compare: by(({ email }) => email),
    },
    {
      key: 'language',
      title: userLabels.language[language],
      render: (user) => languageLabels[user.language][language],
    },
    {
      key: 'role',
      title: userLabels.role[language],
      render: ({ role }) => <StatusTag status={role}>{roleLabels[role][language]}</StatusTag>,
      compare: by(({ role }) => roleLabels[role][language]),
    },
  ]
}

/** The user's own account has a screen of its own, and cannot be deleted here. */
function MemberActions({ user, onEdit }: { user: User; onEdit: () => void }) {
  const { t } = useTranslation('access/team')
  const { user: me } = useSession()
  const name = memberName(user)
  const edit = { type: 'text', icon: <EditOutlined />, 'aria-label': t('edit', { name }) } as const
  if (user.id === me.id) return <LinkButton {...edit} to={paths.profile(me.id)} aria-label={t('profile.title')} />
  return (
    <>
      {user.access === 'pending' && <InviteAgain user={user} />}
      {user.hasSecondFactor && <RemoveFactors user={user} />}
      <Button {...edit} onClick={onEdit} />
      <DeleteButton endpoint={deleteTeamMember} input={{ params: { id: user.id } }} name={name} />
    </>
  )
}

/** Sends the invitation again to a member who has not yet chosen a password. */
function InviteAgain({ user }: { user: User }) {
  const { t } = useTranslation('access/team')
  const toast = useToast()
  const invite = useAction(inviteTeamMember)
  const send = () =>
    invite
      .mutateAsync({ params: { id: user.id } })
      .then(() => toast.success(t('invitedAgain', { email: user.email })), toast.problem)
  return (
    <Button
      type="text"
      icon={<MailOutlined />}
      aria-label={t('inviteAgain', { name: memberName(user) })}
      loading={invite.isPending}
      onClick={send}
    />
  )
}

/** Removes the second factor of a member who lost it. */
function RemoveFactors({ user }: { user: User }) {
  const { t } = useTranslation('access/team')
  const { t: ui } = useTranslation('ui')
  const toast = useToast()
  const remove = useAction(removeMemberFactors)
  const name = memberName(user)
  const act = async () => {
    await remove.mutateAsync({ params: { id: user.id } })
    toast.success(t('factorsRemoved', { name }))
  }
  return (
    <ConfirmButton
      type="text"
      icon={<UnlockOutlined />}
      aria-label={t('removeFactors', { name })}
      question={t('removeFactorsQuestion', { name })}
      confirm={ui('delete')}
      onConfirm={act}
    />
  )
}
