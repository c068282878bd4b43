import type { Check } from '@filao/domain/rentals/check/check.schema'
import { requiredProofs } from '@filao/domain/rentals/handover/missing-from-check'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { FormGroup } from '#ui/form/FormScreen'
import { DeliveryPhotos } from './DeliveryPhotos.tsx'
import { requiredRule } from './MissingProofs.tsx'
import { isSigned, type TakenPhoto } from './outbox/check-values.ts'
import { PhotosField } from './PhotosField.tsx'
import { SignatureField } from './SignatureField.tsx'

/** Takes the photos of a check; those of the delivery are beside them at the return. */
export function PhotosGroup({ delivery }: { delivery: Check | undefined }) {
  const { t } = useTranslation('rentals/handover')
  const language = useLanguage()
  const { checkPhotosRequired } = useSession().company
  const isTaken = (photos: TakenPhoto[]) => photos.length > 0
  const rules = checkPhotosRequired ? [requiredRule(isTaken, requiredProofs.photos[language])] : []
  return (
    <FormGroup title={t('photos.title')} hint={t(checkPhotosRequired ? 'photos.requiredHint' : 'photos.hint')}>
      {delivery && <DeliveryPhotos check={delivery} />}
      <Form.Item name="photos" rules={rules} className="check-proof">
        <PhotosField />
      </Form.Item>
    </FormGroup>
  )
}

/** Takes the signatures of the customer and the agent. */
export function SignatureGroup() {
  const { t } = useTranslation('rentals/handover')
  const language = useLanguage()
  const { checkSignatureRequired } = useSession().company
  const rules = checkSignatureRequired ? [requiredRule(isSigned, requiredProofs.signature[language])] : []
  return (
    <FormGroup title={t('signature.title')}>
      <div className="signature-pair">
        <Form.Item name="customerSignature" rules={rules} className="check-proof">
          <SignatureField title={t('signature.customer')} />
        </Form.Item>
        <Form.Item name="agentSignature" noStyle>
          <SignatureField title={t('signature.agent')} />
        </Form.Item>
      </div>
    </FormGroup>
  )
}
