import { isSivPlate, normalisePlate, plateFormatProblem } from '@filao/domain/fleet/vehicle/plate'
import { Checkbox, Form, type FormItemProps, type FormRule, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'

type Props = {
  /** Name, label and general rules of the field. */
  field: FormItemProps & { rules: FormRule[] }
  /** The stored plate, accepted in any form. */
  stored: string | null
}

/** Edits the plate. After a refusal of another form than AA-123-AA, a checkbox accepts it. */
export function PlateItem({ field, stored }: Props) {
  const { t } = useTranslation('fleet')
  const language = useLanguage()
  const form = Form.useFormInstance()
  const [refused, setRefused] = useState(false)
  const typed: string = Form.useWatch('registrationNumber', form) ?? ''
  const isUnusual = (text: string) =>
    normalisePlate(text) !== '' && normalisePlate(text) !== stored && !isSivPlate(text)
  const rule: FormRule = {
    validator: async (_, text: string = '') => {
      if (!isUnusual(text) || form.getFieldValue('allowOtherFormat')) return
      setRefused(true)
      throw new Error(plateFormatProblem[language])
    },
  }
  return (
    <>
      <Form.Item {...field} className="plate-field" rules={[...field.rules, rule]} dependencies={['allowOtherFormat']}>
        <Input
          autoFocus={stored === null}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="AA-123-AA"
        />
      </Form.Item>
      {refused && isUnusual(typed) && (
        <Form.Item
          name="allowOtherFormat"
          valuePropName="checked"
          preserve={false}
          className="plate-other"
          extra={t('vehicle.otherFormatHint')}
        >
          <Checkbox>{t('vehicle.otherFormat')}</Checkbox>
        </Form.Item>
      )}
    </>
  )
}
