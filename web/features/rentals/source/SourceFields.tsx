import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Form, type FormItemProps, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { useClearButton } from '#ui/form/clear-button'
import { TypedItem } from '#ui/form/TypedItem'
import { EurosInput } from '#ui/number/LazyEurosInput'
import { KnownReference } from './KnownReference.tsx'
import { useSources } from './use-sources.ts'
import './source.css'

type Props = {
  /** Returns the item of a field of the form. */
  field: (name: 'sourceId' | 'sourceReference' | 'collectedAmount') => FormItemProps
  /** The saved rental, whose source stays offered; absent for a new one. */
  rental: Pick<Rental, 'id' | 'source'> | undefined
}

/**
 * Edits who sent a rental, with the source's own number and the money that it took. Shown once the company has a
 * source; without one chosen, both others are emptied.
 */
export function SourceFields({ field, rental }: Props) {
  const { t } = useTranslation('rentals')
  const clearButton = useClearButton()
  const form = Form.useFormInstance()
  const sourceId: number | null = Form.useWatch('sourceId', form) ?? null
  const reference: string = Form.useWatch('sourceReference', form) ?? ''
  const collected: number | null = Form.useWatch('collectedAmount', form) ?? null
  const { choices, collects, adjustmentOf } = useSources(rental?.source ?? null)
  const adjustment = adjustmentOf(sourceId)
  if (choices.length === 0) return null
  return (
    <>
      <Form.Item {...field('sourceId')} extra={adjustment && t('source.adjusted', { change: adjustment })}>
        <Select
          allowClear={clearButton}
          placeholder={t('source.nobody')}
          options={choices.map(({ id, name }) => ({ value: id, label: name }))}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(id?: number) => {
            if (!id) form.setFieldsValue({ sourceId: null, sourceReference: null, collectedAmount: 0 })
            else if (!collects(id)) form.setFieldValue('collectedAmount', 0)
          }}
        />
      </Form.Item>
      <div className="rental-pair" hidden={sourceId === null}>
        <Form.Item {...field('sourceReference')}>
          <Input autoComplete="off" maxLength={60} />
        </Form.Item>
        {/* An amount stays in sight where the source stopped to collect. */}
        <TypedItem
          {...field('collectedAmount')}
          hidden={!collects(sourceId) && !collected}
          extra={t('source.collectedHint')}
        >
          <EurosInput />
        </TypedItem>
      </div>
      {sourceId !== null && reference && <KnownReference sourceId={sourceId} reference={reference} rental={rental} />}
    </>
  )
}
