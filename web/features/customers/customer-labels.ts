import { useTranslation } from 'react-i18next'

/** Returns the labels of a customer's fields. */
export function useCustomerLabels() {
  const { t } = useTranslation('customers')
  return {
    kind: t('kind'),
    companyName: t('companyName'),
    siren: t('siren'),
    vatNumber: t('vatNumber'),
    contactName: t('contactName'),
    billingAddress: t('billingAddress'),
    billingEmail: t('billingEmail'),
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
    drivingLicenseDocument: t('drivingLicenseDocument'),
    comments: t('comments'),
  }
}
