import { optionLabels } from '@filao/domain/fleet/option/option'
import type { Option } from '@filao/domain/fleet/option/option.schema'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { listAgencies } from '#api/calls'
import { useRead } from '#api/read'
import { useLabels } from '#session/language'
import { useSession } from '#session/session'
import { FormRow } from '#ui/form/FormRow'
import { FormGroup } from '#ui/form/FormScreen'
import { TypedItem } from '#ui/form/TypedItem'
import { WholeInput } from '#ui/number/WholeInput'

/** The number of an option at each agency, by `stockKey` of the agency; null where it is not counted. */
export type Stock = Record<string, number | null | undefined>

function stockKey(agencyId: number): string {
  return `a${agencyId}`
}

/** Returns the stock of a stored option by agency. */
export function stockOf(stocks: Option['stocks']): Stock {
  return Object.fromEntries(stocks.map(({ agencyId, quantity }) => [stockKey(agencyId), quantity]))
}

/** Returns the stock as it is sent: the agencies that count the option. */
export function stocksIn(stock: Stock): { agencyId: number; quantity: number }[] {
  return Object.entries(stock).flatMap(([key, quantity]) =>
    typeof quantity === 'number' ? { agencyId: Number(key.slice(1)), quantity } : [],
  )
}

/** Edits the number of an option that each agency has. A cover is not counted. */
export function StockFields() {
  const { t } = useTranslation('fleet')
  const labels = useLabels(optionLabels)
  const { companyId } = useSession()
  const agencies = useRead(listAgencies, { params: { companyId } })
  const isCover: boolean = Form.useWatch('isCover', Form.useFormInstance()) ?? false
  if (isCover || !agencies.data?.length) return null
  return (
    <FormGroup title={labels.stocks} hint={t('option.stockHint')}>
      <FormRow>
        {agencies.data.map(({ id, name }) => (
          <TypedItem key={id} name={['stock', stockKey(id)]} label={name}>
            <WholeInput max={9999} controls={false} placeholder={t('option.notCounted')} style={{ width: 160 }} />
          </TypedItem>
        ))}
      </FormRow>
    </FormGroup>
  )
}
