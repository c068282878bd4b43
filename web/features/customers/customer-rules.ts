import { CustomerCreation } from '@filao/domain/customers/customer'
import { useTranslation } from 'react-i18next'
import { schemaRules } from '#ui/form/schema-rules'
import { useLanguage } from '#ui/language'

/** The labels and checks of the customer's form, from the contract. */
export function useCustomerRules() {
  const { t } = useTranslation('customers')
  const labels = {
    title: t('customerTitle'),
    firstName: t('firstName'),
    lastName: t('lastName'),
    email: t('email'),
    phoneNumbers: t('phoneNumbers'),
    language: t('language'),
    birthDate: t('birthDate'),
    birthPlace: t('birthPlace'),
    address: t('address'),
    postalCode: t('postalCode'),
    city: t('city'),
    department: t('department'),
    countryCode: t('countryCode'),
    drivingLicenseNumber: t('drivingLicenseNumber'),
    drivingLicenseIssuedOn: t('drivingLicenseIssuedOn'),
    drivingLicenseExpiresOn: t('drivingLicenseExpiresOn'),
    drivingLicenseCountryCode: t('drivingLicenseCountryCode'),
    drivingLicenseCategories: t('drivingLicenseCategories'),
    comments: t('comments'),
  }
  return schemaRules(CustomerCreation, labels, useLanguage())
}
export type CustomerRules = ReturnType<typeof useCustomerRules>
