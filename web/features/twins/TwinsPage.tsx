import { customerName } from '@filao/domain/customers/name/person'
import { twinKeyLabels } from '@filao/domain/twins/twin'
import type { TwinPair } from '@filao/domain/twins/twin.schema'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { listTwins } from '#api/calls'
import { usePage } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LoadError } from '#ui/feedback/LoadError'
import { ToggleLine, UrlToggle } from '#ui/filter/UrlToggle'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { StatusTag } from '#ui/StatusTag'
import { PartButtons } from '#ui/table/DataTable'
import { useUrlParam } from '#ui/url-param'
import { DistinctButton } from './DistinctButton.tsx'
import { TwinFacts } from './TwinFacts.tsx'
import './twins.css'

const pageSize = 25

/** Lists the pairs of customers who may be one, or those that were told apart. */
export function TwinsPage() {
  const { t } = useTranslation('twins')
  const { companyId } = useSession()
  const [cursor] = useUrlParam('cursor')
  const [distinct] = useUrlParam('distinct')
  const isDistinct = distinct === '1'
  const query = { limit: pageSize, ...(isDistinct && { isDistinct }), ...(cursor && { cursor }) }
  const read = usePage(listTwins, { params: { companyId }, query })
  return (
    <>
      <PageHeader
        title={t('title')}
        count={read.data?.total}
        action={<LinkButton to={paths.customers}>{t('backToCustomers')}</LinkButton>}
      >
        <ToggleLine label={t('filter')}>
          <UrlToggle param="distinct" look="off">
            {t('distinct')}
          </UrlToggle>
        </ToggleLine>
      </PageHeader>
      <Pairs read={read} isDistinct={isDistinct} />
      <PartButtons nextCursor={read.data?.nextCursor ?? null} />
    </>
  )
}

type PairsProps = { read: ReturnType<typeof usePage<typeof listTwins>>; isDistinct: boolean }

function Pairs({ read, isDistinct }: PairsProps) {
  const { t } = useTranslation('twins')
  if (read.error && !read.data) return <LoadError error={read.error} onRetry={read.refetch} />
  if (!read.data) return <Skeleton active className="appear-late" paragraph={{ rows: 8 }} />
  const { rows } = read.data
  if (rows.length > 0) {
    return (
      <ul className="twin-pairs" aria-label={t('title')}>
        {rows.map((pair) => (
          <Pair key={pair.key} pair={pair} isDistinct={isDistinct} />
        ))}
      </ul>
    )
  }
  return isDistinct ? (
    <EmptyState title={t('noneDistinctTitle')} text={t('noneDistinctText')} />
  ) : (
    <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
  )
}

function Pair({ pair: { customer, other, shared }, isDistinct }: { pair: TwinPair; isDistinct: boolean }) {
  const { t } = useTranslation('twins')
  const language = useLanguage()
  const [one, two] = [customer, other].map((person) => customerName({ ...person, title: null }))
  return (
    <li className="twin-pair">
      <TwinFacts customer={customer} />
      <TwinFacts customer={other} />
      <p className="twin-shared">
        {shared.map((key) => (
          <StatusTag key={key} status="warning">
            {twinKeyLabels[key][language]}
          </StatusTag>
        ))}
      </p>
      <div className="twin-actions">
        <LinkButton
          type={isDistinct ? 'default' : 'primary'}
          to={paths.compareCustomers(customer.id, other.id)}
          aria-label={t('compareWith', { one, other: two })}
        >
          {t('compare')}
        </LinkButton>
        <DistinctButton id={customer.id} otherId={other.id} isDistinct={isDistinct} />
      </div>
    </li>
  )
}
