import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useAction } from '#api/action'
import { createSource, deleteSource, getSource, updateSource } from '#api/calls'
import { useRead } from '#api/read'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { PageHeader } from '#ui/PageHeader'
import { SourceForm } from './SourceForm.tsx'

/** Creates a source. */
export function NewSourcePage() {
  const { t } = useTranslation('sources')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const create = useAction(createSource)
  return (
    <>
      <PageHeader title={t('new')} />
      <SourceForm
        source={null}
        save={(body) => create.mutateAsync({ params: { companyId }, body })}
        onSaved={() => navigate(paths.sources)}
      />
    </>
  )
}

/** Edits a source. */
export function SourcePage() {
  const id = Number(useParams().id)
  const { t } = useTranslation('sources')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const read = useRead(getSource, { params: { companyId, id } }, { refetchOnWindowFocus: false })
  const update = useAction(updateSource)
  return (
    <>
      <PageHeader title={read.data?.name ?? t('one')} />
      <WhenLoaded read={read} skeleton={8}>
        {(source) => (
          <SourceForm
            source={source}
            save={(body, ifMatch) => update.mutateAsync({ params: { companyId, id }, body, ifMatch })}
            onSaved={() => navigate(paths.sources)}
            extra={
              <DeleteButton
                endpoint={deleteSource}
                input={{ params: { companyId, id } }}
                onDeleted={() => navigate(paths.sources)}
              />
            }
          />
        )}
      </WhenLoaded>
    </>
  )
}
