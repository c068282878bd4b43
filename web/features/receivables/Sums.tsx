import { type Age, ageLabels } from '@filao/domain/receivables/age'
import { type ReceivableKind, receivableKindLabels } from '@filao/domain/receivables/receivable'
import { useTranslation } from 'react-i18next'
import { sumReceivables } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { Money } from '#ui/Money'
import { useQueryParams } from '#ui/url-param'

type Props = { agencyId: number | undefined; kind: ReceivableKind }
type Sum = { count: number; amount: number }

/** Shows the sums of each age and list; each filters the list below. */
export function Sums({ agencyId, kind }: Props) {
  const { t } = useTranslation('receivables')
  const language = useLanguage()
  const { companyId } = useSession()
  const read = useRead(sumReceivables, { params: { companyId }, query: agencyId ? { agencyId } : {} })
  const [url, change] = useQueryParams()
  const shownAge = url.get('age')
  const show = (chosen: ReceivableKind, age: Age | null) => {
    const next = new URLSearchParams(agencyId ? { agencyId: String(agencyId) } : {})
    if (chosen !== 'unpaid') next.set('kind', chosen)
    if (age) next.set('age', age)
    change(() => next)
  }
  return (
    <WhenLoaded read={read} skeleton={2}>
      {({ ages, depositsHeld, toGiveBack, quotes }) => (
        <fieldset className="receivable-sums">
          <legend className="visually-hidden">{t('sums')}</legend>
          {ages.map(({ age, ...sum }) => {
            const isOn = kind === 'unpaid' && shownAge === age
            return (
              <SumButton
                key={age}
                label={ageLabels[age][language]}
                sum={sum}
                isOn={isOn}
                isLate={age !== 'not_due' && sum.count > 0}
                onShow={() => show('unpaid', isOn ? null : age)}
              />
            )
          })}
          <SumButton label={t('held')} sum={depositsHeld} onShow={() => show('deposits', null)} />
          <SumButton label={t('toGiveBack')} sum={toGiveBack} onShow={() => show('deposits', null)} />
          <SumButton label={receivableKindLabels.quotes[language]} sum={quotes} onShow={() => show('quotes', null)} />
        </fieldset>
      )}
    </WhenLoaded>
  )
}

type ButtonProps = { label: string; sum: Sum; isOn?: boolean; isLate?: boolean; onShow: () => void }

function SumButton({ label, sum, isOn, isLate = false, onShow }: ButtonProps) {
  const { t } = useTranslation('receivables')
  return (
    <button type="button" aria-pressed={isOn} data-late={isLate} onClick={onShow}>
      <span>{label}</span>
      <strong>
        <Money euros={sum.amount} />
      </strong>
      <small>{t('count', { count: sum.count })}</small>
    </button>
  )
}
