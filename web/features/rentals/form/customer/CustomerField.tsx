import { EditOutlined, PlusOutlined, UserAddOutlined } from '@ant-design/icons'
import type { Language } from '@filao/domain/kernel/language.schema'
import { Button, Select } from 'antd'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { CustomerModal } from '#features/customers/public'
import { useClearButton } from '#ui/form/clear-button'
import { CustomerChoice, Reach } from './CustomerChoice.tsx'
import { CustomerLicence } from './CustomerLicence.tsx'
import { useCustomerField } from './use-customer-field.ts'
import './CustomerField.css'

type Props = {
  id?: string
  ref?: Ref<unknown>
  value?: number | null
  onChange?: (id: number | null) => void
  disabled: boolean
  /** The rental's end, until which the customer's licence must be valid; absent for somebody who does not drive. */
  licence?: { end: string | null; zone: string | undefined }
  allowClear?: boolean
  /** The language proposed for a new customer. */
  language?: Language | null
  hasFocus?: boolean
}

/** Chooses the customer, found by name, phone or mail; a customer can be created or corrected here. */
export function CustomerField({
  id,
  ref,
  value = null,
  onChange,
  disabled,
  licence,
  allowClear = false,
  language = null,
  hasFocus = false,
}: Props) {
  const { t } = useTranslation('rentals')
  const clearButton = useClearButton()
  const state = useCustomerField(value, onChange)
  const { search, chosen, others, options, isOther, isOpen, modal, setModal, create } = state
  return (
    <>
      <div className="customer-field" onKeyDownCapture={state.createUnknown}>
        <Select<number, (typeof options)[number]>
          {...(id && { id })}
          ref={ref as never}
          value={value}
          disabled={disabled}
          autoFocus={hasFocus}
          allowClear={allowClear && clearButton}
          open={isOpen}
          onOpenChange={state.setIsOpen}
          placeholder={t('people.search')}
          loading={isOpen && search.isSearching}
          showSearch={{ filterOption: false, onSearch: state.type, searchValue: search.term }}
          options={options}
          defaultActiveFirstOption={!isOther}
          optionRender={({ data }) => <CustomerChoice customer={data.customer} />}
          onChange={(next, option) => state.choose(next ?? null, Array.isArray(option) ? undefined : option?.customer)}
          notFoundContent={<p className="customer-none">{search.isSearching ? '…' : t('people.none')}</p>}
          popupRender={(list) => (
            <>
              {list}
              <Button type="text" block icon={<PlusOutlined />} className="customer-create" onClick={create}>
                {t('people.create')}
              </Button>
            </>
          )}
        />
        {value !== null && chosen && (
          <Button icon={<EditOutlined />} aria-label={t('people.edit')} onClick={() => setModal('edit')} />
        )}
        <Button icon={<UserAddOutlined />} aria-label={t('people.new')} disabled={disabled} onClick={create}>
          <span className="customer-new">{t('people.new')}</span>
        </Button>
      </div>
      {value !== null && chosen && (
        <p className="customer-facts">
          <Reach customer={chosen} />
          {licence && <CustomerLicence customer={chosen} {...licence} />}
        </p>
      )}
      <CustomerModal
        open={modal !== null}
        {...(modal === 'edit' && value !== null
          ? { customerId: value }
          : { typed: state.typed.current, lastNames: others.flatMap(({ lastName }) => lastName ?? []), language })}
        onClose={() => setModal(null)}
        onSaved={state.onSaved}
      />
    </>
  )
}
