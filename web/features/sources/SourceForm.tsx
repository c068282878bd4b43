import { languageLabels, languages } from '@filao/domain/kernel/language'
import {
  commissionPartLabels,
  commissionParts,
  sourceKindLabels,
  sourceKinds,
  sourceLabels,
} from '@filao/domain/sources/source'
import { type Source, SourceCreation } from '@filao/domain/sources/source.schema'
import { Checkbox, Form, Input, Select, Switch } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { getSource } from '#api/calls'
import { query } from '#api/read'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { useClearButton } from '#ui/form/clear-button'
import { editsOf } from '#ui/form/edited/edits'
import { FormRow } from '#ui/form/FormRow'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { EurosInput } from '#ui/number/EurosInput'
import { PercentInput } from '#ui/number/PercentInput'
import { AdjustmentInput } from './AdjustmentInput.tsx'

type Values = z.input<typeof SourceCreation>

type Props = {
  /** Null for a new one. */
  source: Source | null
  save: (body: Values, ifMatch: string) => Promise<Source>
  onSaved: (source: Source) => unknown
  extra?: ReactNode
}

/** Edits a source: who it is, its commission, the prices and language of its customers, and the money it takes. */
export function SourceForm({ source, save, onSaved, extra }: Props) {
  const { t } = useTranslation('sources')
  const clearButton = useClearButton()
  const { companyId } = useSession()
  const rules = schemaRules(SourceCreation, useLabels(sourceLabels), useLanguage())
  const edits =
    source && editsOf(query(getSource, { params: { companyId, id: source.id } }), source, toValues, rules.labels)
  return (
    <FormScreen<Values, Source>
      initialValues={toValues(source)}
      edits={edits}
      save={(values, ifMatch) => save(rules.body(values), ifMatch)}
      onSaved={onSaved}
      backTo={paths.sources}
      extra={extra}
    >
      <FormGroup title={t('one')}>
        <Form.Item {...rules.field('name')}>
          <Input autoFocus={!source} autoComplete="off" />
        </Form.Item>
        <Form.Item {...rules.field('kind')}>
          <Select options={useOptions(sourceKinds, sourceKindLabels)} />
        </Form.Item>
        <Form.Item {...rules.field('collectsMoney')} valuePropName="checked" extra={t('collectsHint')}>
          <Switch />
        </Form.Item>
        <Form.Item {...rules.field('isEnabled')} valuePropName="checked">
          <Switch />
        </Form.Item>
      </FormGroup>
      <FormGroup title={t('commission')} hint={t('commissionHint')}>
        <FormRow>
          <TypedItem {...rules.field('commissionPercent')}>
            <PercentInput />
          </TypedItem>
          <TypedItem {...rules.field('commissionAmount')}>
            <EurosInput />
          </TypedItem>
        </FormRow>
        <Form.Item {...rules.field('commissionOn')}>
          <Checkbox.Group options={useOptions(commissionParts, commissionPartLabels)} />
        </Form.Item>
      </FormGroup>
      <FormGroup title={t('customers')}>
        <TypedItem {...rules.field('priceAdjustmentPercent')} extra={t('adjustmentHint')}>
          <AdjustmentInput />
        </TypedItem>
        <Form.Item {...rules.field('language')} extra={t('languageHint')}>
          <Select
            allowClear={clearButton}
            placeholder={t('noLanguage')}
            options={useOptions(languages, languageLabels)}
          />
        </Form.Item>
      </FormGroup>
    </FormScreen>
  )
}

function useOptions<Value extends string>(
  values: readonly Value[],
  labels: Record<Value, { fr: string; en: string }>,
): { value: Value; label: string }[] {
  const language = useLanguage()
  return values.map((value) => ({ value, label: labels[value][language] }))
}

function toValues(source: Source | null): Partial<Values> {
  if (!source) return { kind: 'broker', isEnabled: true, collectsMoney: false, commissionOn: [...commissionParts] }
  const { id: _, companyId: __, ...fields } = source
  return fields
}
