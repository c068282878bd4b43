import { can, type Role } from '@filao/domain/access/roles'
import type { CompanyPermission } from '@filao/domain/kernel/permission'
import { useTranslation } from 'react-i18next'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'

/** Says that a screen is not for the role of the user, who has it, and where the user can go. */
export function NotForRole({ permission }: { permission: CompanyPermission }) {
  const { t } = useTranslation('access/refusal')
  const { role } = useSession()
  const isAccountant = role === 'accountant'
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState
        title={t('text')}
        text={t(reasonFor(role, permission))}
        action={
          <LinkButton type="primary" to={isAccountant ? paths.accounting : paths.home}>
            {t(isAccountant ? 'accounting' : 'home')}
          </LinkButton>
        }
      />
    </>
  )
}

function reasonFor(role: Role, permission: CompanyPermission) {
  if (role === 'accountant') return 'ofAccountant'
  return can('accountant', permission) ? 'accountants' : 'admins'
}
