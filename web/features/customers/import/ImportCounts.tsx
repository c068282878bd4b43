import { CheckCircleFilled, CloseCircleFilled, UserOutlined } from '@ant-design/icons'
import type { CustomerImport } from '@filao/domain/customers/customer-import'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#ui/language'

/** Shows how many lines become customers, are customers already, or need correcting. */
export function ImportCounts({ answer }: { answer: CustomerImport }) {
  const { t } = useTranslation('customers/import')
  const number = new Intl.NumberFormat(useLanguage())
  const counts = [
    {
      key: 'created',
      icon: <CheckCircleFilled />,
      label: t(answer.dryRun ? 'created' : 'done'),
      count: answer.created,
    },
    { key: 'duplicate', icon: <UserOutlined />, label: t('duplicate'), count: answer.duplicates },
    { key: 'refused', icon: <CloseCircleFilled />, label: t('refused'), count: answer.refused },
  ]
  return (
    <dl className="import-counts">
      {counts.map(({ key, icon, label, count }) => (
        <div key={key} className={`import-count import-${key}`}>
          <dt>
            <span aria-hidden>{icon}</span> {label}
          </dt>
          <dd>{number.format(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
