import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useAction } from '#api/action'
import { createFee, deleteFee, getFee, updateFee } from '#api/calls'
import { useRead } from '#api/read'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { PageHeader } from '#ui/PageHeader'
import { FeeForm } from './FeeForm.tsx'

/** Creates a fee. */
export function NewFeePage() {
  const { t } = useTranslation('pricing')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const create = useAction(createFee)
  return (
    <>
      <PageHeader title={t('fee.new')} />
      <FeeForm
        fee={null}
        save={(body) => create.mutateAsync({ params: { companyId }, body })}
        onSaved={() => navigate(paths.fees)}
      />
    </>
  )
}

/** Edits a fee; its case stays. */
export function FeePage() {
  const id = Number(useParams().id)
  const { t } = useTranslation('pricing')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const read = useRead(getFee, { params: { companyId, id } }, { refetchOnWindowFocus: false })
  const update = useAction(updateFee)
  const mayDelete = useCan('prices.write')
  return (
    <>
      <PageHeader title={read.data?.name ?? t('fee.one')} />
      <WhenLoaded read={read} skeleton={8}>
        {(fee) => (
          <FeeForm
            fee={fee}
            save={({ kind: _, ...body }, ifMatch) => update.mutateAsync({ params: { companyId, id }, body, ifMatch })}
            onSaved={() => navigate(paths.fees)}
            extra={
              mayDelete && (
                <DeleteButton
                  endpoint={deleteFee}
                  input={{ params: { companyId, id } }}
                  onDeleted={() => navigate(paths.fees)}
                />
              )
            }
          />
        )}
      </WhenLoaded>
    </>
  )
}
