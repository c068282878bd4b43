import { neutralTexts } from '@filao/domain/company/security-texts'
import type { SecurityTexts } from '@filao/domain/company/security-texts.schema'
import { languages } from '@filao/domain/kernel/language'
import { Form, type FormItemProps, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { FormGroup } from '#ui/form/FormScreen'

type Field = 'depositText' | 'depositTextEnglish' | 'waiverText' | 'waiverTextEnglish'
type Rules = { field: (name: Field) => FormItemProps }

const fields = {
  deposit: { fr: 'depositText', en: 'depositTextEnglish' },
  waiver: { fr: 'waiverText', en: 'waiverTextEnglish' },
} satisfies Record<keyof SecurityTexts, Record<(typeof languages)[number], Field>>

/** Edits the words under the deposit and the excess; an empty field shows those that are printed instead. */
export function SecurityTextFields({ rules }: { rules: Rules }) {
  const { t } = useTranslation('company/preferences')
  return (
    <FormGroup title={t('securityTexts.title')} hint={t('securityTexts.hint')}>
      {(['deposit', 'waiver'] as const).flatMap((key) =>
        languages.map((language) => (
          <Form.Item key={`${key} ${language}`} {...rules.field(fields[key][language])} required={false}>
            <Input lang={language} maxLength={200} placeholder={neutralTexts[key][language]} />
          </Form.Item>
        )),
      )}
    </FormGroup>
  )
}
