import { EditOutlined, PlusOutlined, SafetyOutlined } from '@ant-design/icons'
import { customerLabels } from '@filao/domain/customers/customer'
import type { Customer } from '@filao/domain/customers/customer.schema'
import { customerName } from '@filao/domain/customers/name/person'
import { statusLabels } from '@filao/domain/rentals/record/labels'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { getCustomer, getCustomerOverview, listCustomerHistory } from '#api/calls'
import { isProblem } from '#api/problem'
import { useRead } from '#api/read'
import { CustomerDocuments, CustomerExclusion, ExcludeButton } from '#features/customers/public'
import { CustomerTwins } from '#features/twins/public'
import { useCompanyZone } from '#session/company-zone'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { TabBar } from '#ui/tabs/TabBar'
import { useUrlParam } from '#ui/url-param'
import { CustomerDamages } from './CustomerDamages.tsx'
import { CustomerFacts } from './CustomerFacts.tsx'
import { CustomerMoney } from './CustomerMoney.tsx'
import { DriverRoles } from './DriverRoles.tsx'
import { History } from './History.tsx'
import { RentalLines } from './RentalLines.tsx'
import { RentalsOf } from './RentalsOf.tsx'
import './overview.css'

/** Shows a customer: how to reach them, their rentals, what they owe, their documents and their history. */
export function CustomerPage() {
  const id = Number(useParams().id)
  const { t } = useTranslation('overview')
  const language = useLanguage()
  const { companyId } = useSession()
  const read = useRead(getCustomer, { params: { companyId, id } })
  const keptId = isProblem(read.error, 'not_found') ? read.error.data.customerId : undefined
  const mayEdit = useCan('customers.write')
  const mayRent = useCan('rentals.write')
  const mayManagePrivacy = useCan('privacy.manage')
  // Leads on from a customer who was merged into another one.
  if (typeof keptId === 'number') return <Navigate to={paths.customer(keptId)} replace />
  const actions = read.data && (
    <div className="page-actions">
      <ExcludeButton customer={read.data} />
      {mayManagePrivacy && (
        <LinkButton to={paths.customerPrivacy(id)} icon={<SafetyOutlined aria-hidden />}>
          {t('personalData')}
        </LinkButton>
      )}
      {mayEdit && (
        <LinkButton to={paths.customerForm(id)} icon={<EditOutlined aria-hidden />}>
          {t('edit')}
        </LinkButton>
      )}
      {mayRent && (
        <LinkButton type="primary" to={paths.newRental} state={{ customerId: id }} icon={<PlusOutlined aria-hidden />}>
          {t('rentTo')}
        </LinkButton>
      )}
    </div>
  )
  return (
    <>
      <PageHeader title={read.data ? customerName(read.data) : rentalLabels.customerId[language]} action={actions} />
      <WhenLoaded read={read} skeleton={12}>
        {(customer) => (
          <>
            <CustomerExclusion customer={customer} />
            <CustomerTwins customerId={customer.id} />
            <Parts customer={customer} />
          </>
        )}
      </WhenLoaded>
    </>
  )
}

const parts = ['details', 'documents', 'history'] as const

function Parts({ customer }: { customer: Customer }) {
  const { t } = useTranslation('overview')
  const [chosen, choose] = useUrlParam('tab')
  const labels = useLabels(customerLabels)
  const zone = useCompanyZone()
  const active = parts.find((part) => part === chosen) ?? 'details'
  return (
    <TabBar
      label={t('tabs.label')}
      tabs={parts.map((key) => ({ key, label: t(`tabs.${key}`) }))}
      active={active}
      onChange={(part) => choose(part === 'details' ? '' : part)}
    >
      {active === 'details' && <Details customer={customer} />}
      {active === 'documents' && <CustomerDocuments customerId={customer.id} />}
      {active === 'history' && <History of={listCustomerHistory} id={customer.id} labels={labels} zone={zone} />}
    </TabBar>
  )
}

function Details({ customer }: { customer: Customer }) {
  const { t } = useTranslation('overview')
  const language = useLanguage()
  const { companyId } = useSession()
  const read = useRead(getCustomerOverview, { params: { companyId, id: customer.id } })
  const { ongoingRentals = [], nextRental = null } = read.data ?? {}
  return (
    <div className="overview">
      <div className="overview-main">
        <CustomerFacts customer={customer} until={(ongoingRentals[0] ?? nextRental)?.end ?? null} />
        <WhenLoaded read={read} skeleton={4}>
          {({ lastRental }) => (
            <RentalLines
              lines={[
                ...ongoingRentals.map((rental) => ({ label: statusLabels.ongoing[language], rental })),
                ...(nextRental ? [{ label: t('now.next'), rental: nextRental }] : []),
                ...(lastRental ? [{ label: t('now.last'), rental: lastRental }] : []),
              ]}
              names="vehicle"
            />
          )}
        </WhenLoaded>
      </div>
      {read.data && (
        <div className="overview-aside">
          <CustomerMoney balance={read.data.balance} />
          <CustomerDamages overview={read.data} />
        </div>
      )}
      {/* Others drive for a company, or are billed to it. */}
      <RentalsOf filter={{ customerId: customer.id }} hidden={customer.kind === 'company' ? null : 'customer'} />
      {read.data && <DriverRoles overview={read.data} />}
    </div>
  )
}
