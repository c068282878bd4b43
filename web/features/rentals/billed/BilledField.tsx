import { Form, type FormItemProps } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CustomerField } from '../form/customer/CustomerField.tsx'
import './billed.css'

type Props = { item: FormItemProps; isOpenFirst: boolean }

/** Chooses somebody else to bill, folded away until it is opened. Once opened, its value stays in the form. */
export function BilledField({ item, isOpenFirst }: Props) {
  const { t } = useTranslation('rentals')
  const [wasOpened, setWasOpened] = useState(isOpenFirst)
  return (
    <details
      className="rental-billed"
      open={isOpenFirst}
      onToggle={(event) => event.currentTarget.open && setWasOpened(true)}
    >
      <summary>{t('people.billAnother')}</summary>
      {wasOpened && (
        <Form.Item {...item}>
          <CustomerField disabled={false} allowClear />
        </Form.Item>
      )}
    </details>
  )
}
