import { EnvironmentOutlined } from '@ant-design/icons'
import { vehicleLabels } from '@filao/domain/fleet/vehicle/vehicle'
import type { CategoryPrice } from '@filao/domain/rentals/availability/category-price.schema'
import type { ReferralMode } from '@filao/domain/rentals/record/referral-mode'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LinkButton } from '#ui/LinkButton'
import { Money } from '#ui/Money'
import { StatusTag } from '#ui/StatusTag'
import { DataTable } from '#ui/table/DataTable'
import type { InitialRental } from '../form/rental-values.ts'
import { RecordRefusal } from '../refused-request/RecordRefusal.tsx'

type Stay = { start: string; end: string; departureAgencyId: number }

type Props = {
  read: { isPending: boolean; error: unknown; refetch: () => unknown }
  rows: CategoryPrice[] | undefined
  stay: Stay
  /** The source that a refused request is recorded with: desk, phone or web. */
  source: ReferralMode
}

/** Lists the categories for a stay, cheapest first, each with the button that books its first free vehicle. */
export function CategoryPriceTable({ read, rows, stay, source }: Props) {
  const { t } = useTranslation('rentals/availability')
  const mayRent = useCan('rentals.write')
  return (
    <DataTable
      label={t('title')}
      read={read}
      rows={rows}
      columns={[
        {
          key: 'category',
          title: vehicleLabels.categoryId[useLanguage()],
          render: ({ code, name }) => `${code} · ${name}`,
        },
        { key: 'free', title: t('free'), render: (category) => <Free category={category} stay={stay} /> },
        {
          key: 'price',
          title: t('price'),
          align: 'right',
          render: ({ total }) =>
            total === null ? (
              t('noPrice')
            ) : (
              <span className="stay-price">
                <Money euros={total} />
              </span>
            ),
        },
        {
          key: 'deposit',
          title: t('deposit'),
          align: 'right',
          render: ({ securityDepositAmount }) => <Money euros={securityDepositAmount} />,
        },
        {
          key: 'waiver',
          title: t('waiver'),
          align: 'right',
          render: ({ waiverAmount }) => <Money euros={waiverAmount} />,
        },
      ]}
      actions={({ id, code, name, freeVehicleId, isTooShort }) => {
        if (!mayRent || isTooShort) return null
        const search = { ...stay, categoryId: id }
        if (freeVehicleId === null) {
          return (
            <span className="stay-actions">
              <RecordRefusal search={search} referralMode={source} category={`${code} · ${name}`} />
              <LinkButton
                to={paths.newRental}
                state={{ ...stay, categoryId: id } satisfies InitialRental}
                aria-label={t('makeRoomOf', { category: `${code} · ${name}` })}
              >
                {t('makeRoom')}
              </LinkButton>
            </span>
          )
        }
        return (
          <LinkButton
            type="primary"
            to={paths.newRental}
            state={{ ...stay, vehicleId: freeVehicleId } satisfies InitialRental}
            aria-label={t('bookOf', { category: `${code} · ${name}` })}
          >
            {t('book')}
          </LinkButton>
        )
      }}
      empty={<NoCategory />}
    />
  )
}

/** Shows the free vehicles; those at another agency are a link to the form, whose list begins with their category. */
function Free({ category, stay }: { category: CategoryPrice; stay: Stay }) {
  const { t } = useTranslation('rentals/availability')
  const mayRent = useCan('rentals.write')
  const { id, code, name, freeCount, elsewhereCount, isTooShort } = category
  const elsewhere = t('elsewhere', { count: elsewhereCount })
  return (
    <span className="stay-free">
      {freeCount > 0 ? (
        <StatusTag status="available">{t('freeCount', { count: freeCount })}</StatusTag>
      ) : (
        <StatusTag status={isTooShort ? 'warning' : 'taken'}>{t(isTooShort ? 'tooShort' : 'none')}</StatusTag>
      )}
      {elsewhereCount > 0 && !mayRent && <small>{elsewhere}</small>}
      {elsewhereCount > 0 && mayRent && (
        <LinkButton
          size="small"
          icon={<EnvironmentOutlined />}
          to={paths.newRental}
          state={{ ...stay, categoryId: id } satisfies InitialRental}
          aria-label={`${elsewhere}, ${code} · ${name}`}
        >
          {elsewhere}
        </LinkButton>
      )}
    </span>
  )
}

function NoCategory() {
  const { t } = useTranslation('rentals/availability')
  const create = (
    <LinkButton to={paths.newCategory} type="primary">
      {t('createCategory')}
    </LinkButton>
  )
  return <EmptyState title={t('noCategory')} text={t('noCategoryText')} action={create} />
}
