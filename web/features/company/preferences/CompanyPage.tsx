import { useTranslation } from 'react-i18next'
import { Navigate, Outlet, useLocation, useNavigate, useParams } from 'react-router'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { Notice } from '#ui/feedback/Notice'
import { PageHeader } from '#ui/PageHeader'
import { TabBar } from '#ui/tabs/TabBar'
import './CompanyPage.css'

/** Redirects to the preferences of the signed-in user's company. */
export function OwnCompanyPage() {
  return <Navigate to={paths.company(useSession().companyId)} replace />
}

/** Renders the company's preferences in tabs, each with its own URL: each loads alone and guards its unsaved input. */
export function CompanyPage() {
  const { t } = useTranslation('company/preferences')
  const id = Number(useParams().id)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const mayWrite = useCan('company.write')
  const mayManagePrivacy = useCan('privacy.manage')
  const tabs = [
    { key: paths.company(id), label: t('tabs.company') },
    { key: paths.companySettings(id), label: t('tabs.settings') },
    { key: paths.companyDrivers(id), label: t('tabs.drivers') },
    { key: paths.companyInvoicing(id), label: t('tabs.invoicing') },
    ...(mayWrite ? [{ key: paths.companyMessages(id), label: t('tabs.messages') }] : []),
    { key: paths.companySecurity(id), label: t('tabs.security') },
    { key: paths.companyTerms(id), label: t('tabs.terms') },
    { key: paths.companyContract(id), label: t('tabs.contract') },
    ...(mayManagePrivacy ? [{ key: paths.companyPrivacy(id), label: t('tabs.privacy') }] : []),
  ]
  const active = tabs.findLast(({ key }) => `${pathname}/`.startsWith(`${key}/`))?.key ?? paths.company(id)
  return (
    <>
      <PageHeader title={t('title')} />
      {!mayWrite && <Notice type="info" className="company-read-only" title={t('readOnly')} />}
      <TabBar label={t('tabs.label')} tabs={tabs} active={active} onChange={navigate}>
        <Outlet />
      </TabBar>
    </>
  )
}
